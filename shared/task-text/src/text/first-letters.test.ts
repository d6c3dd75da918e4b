import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceWords } from '../lexicon/choice-words';
import { fieldWords } from '../lexicon/field-words';
import { fillers, nouns } from '../lexicon/plain-words';
import { byFirstLetter, firstLetters } from './first-letters';

const lettersOf = (pattern: string) => [...(firstLetters(pattern) ?? ['any'])].sort().join('');

test.each([
  ['背光', '背'],
  ['背光|环光', '环背'],
  ['[粗精]?[车铣]削', '粗精车铣'],
  ['(?:总|单套)?价', '价单总'],
  ['(?<![产水])线', '线'],
  ['(?:(?:a|b)c?|d*)e', 'abde'],
  ['x{0,2}y', 'xy'],
  ['x{2}y', 'x'],
  ['x+y', 'x'],
  ['\\(高\\)', 'any'],
  ['[^a]b', 'any'],
  ['[a-c]b', 'any'],
  ['.b', 'any'],
  ['a?', 'any'],
  ['(?=a)', 'any'],
])('%s begins with %s', (pattern, letters) => {
  expect(lettersOf(pattern)).toBe(letters);
});

const patterns = [
  ...[...fieldWords, ...choiceWords].map(({ pattern }) => pattern),
  ...nouns.split('|'),
  ...fillers.split('|'),
].map(pattern => ({ pattern, at: new RegExp(pattern, 'y') }));
const byLetter = byFirstLetter(patterns);

test('no word of the lexicon is looked for at every letter: reading a line takes time for that', () => {
  expect(patterns.filter(({ pattern }) => firstLetters(pattern) === null)).toEqual([]);
});

test('every word of the lexicon that stands in a text is among those of its first letter, in their order', () => {
  // Pieces of the patterns: of these the words are made.
  const pieces = [...new Set(patterns.flatMap(({ pattern }) => pattern.match(/[\p{L}\d ]+/gu) ?? []))];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ' ', '-', '3'), { maxLength: 6 }), parts => {
      const text = parts.join('');
      for (let start = 0; start < text.length; start++) {
        const standsAt = ({ at }: { at: RegExp }) => {
          at.lastIndex = start;
          return at.test(text);
        };
        expect(byLetter.at(text[start] ?? '').filter(standsAt)).toEqual(patterns.filter(standsAt));
      }
    }),
    { numRuns: 300 },
  );
});
