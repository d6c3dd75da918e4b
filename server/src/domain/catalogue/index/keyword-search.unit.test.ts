import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldPartNumber, foldText, isFigure, keywordWords } from './fold-text';
import { NgramIndex } from './ngram-index';
import { atOnce } from './slices';

test.each([
  ['500 万像素', '500万像素'],
  ['ＦＡ　镜头', 'fa镜头'],
  ['像元 3.45 µm', '像元3.45um'],
  // A star is a multiplication sign only between figures, on both of its sides.
  ['2448 * 2048', '2448x2048'],
  ['12*a', '12*a'],
  ['12a * 16', '12a*16'],
])('text %j is searched as %j', (text, folded) => expect(foldText(text)).toBe(folded));

test.each([
  ['MV-CH120-10GM', 'mvch12010gm'],
  ['acA1920-40gm/gc', 'aca192040gmgc'],
  ['Ｌ１（白）', 'l1白'],
  ['--', ''],
])('part number %j is searched as %j', (model, folded) => expect(foldPartNumber(model)).toBe(folded));

test('a keyword is split into distinct words; half a surrogate pair causes no error', () => {
  expect(keywordWords('  MV　５００万 mv ')).toEqual(['mv', '500万']);
  expect(keywordWords(' ')).toEqual([]);
  expect(keywordWords('a\ud83d')).toEqual(['a\ufffd']);
  expect(['2/3', '1/1.8', '1.1', '23', 'a/b', '2/'].map(isFigure)).toEqual([true, true, true, false, false, false]);
});

const letters = fc.constantFrom('a', 'b', 'c', '像', '远', '\ud842\udfb7');
const textOf = (maxLength: number) => fc.array(letters, { maxLength }).map(list => list.join(''));

test.each([2, 3] as const)('%i-grams find the texts that contain a word, no others', size => {
  fc.assert(
    fc.property(fc.array(textOf(12), { maxLength: 30 }), textOf(5), (texts, word) => {
      fc.pre(word !== '');
      const found = new Set<number>();
      atOnce(NgramIndex.build(texts, size)).search(word, text => found.add(text));
      const expected = texts.flatMap((text, i) => (text.includes(word) ? [i] : []));
      expect([...found].sort((a, b) => a - b)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
