import { isDeepStrictEqual } from 'node:util';
import { calls, type Span } from '@shixuan/api';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fileSearch } from '../../../../test/site-search';
import { foldMapped, foldText, withoutUnits } from '../../catalogue/index/fold-text';
import { answerSearch } from '../answering/answer-search';
import { totalOf } from '../answering/nearest-queries';
import { Marker } from '../model/marks';
import { plain } from '../model/term';
import { suggest } from '../suggesting/suggest';
import { oneEditAway } from '../text/one-edit';
import { MOST_LETTERS, readQuery } from '../text/read-query';
import type { SiteSearch } from './site-search';

let search: SiteSearch;
beforeAll(async () => {
  search = await fileSearch();
});

const pieces = fc.constantFrom(
  ...[
    '500万',
    '全局快门',
    'gige',
    'MV-CS050-10GM',
    '海康',
    'yuanxin',
    '2/3"',
    '0.5x',
    '16mm',
    '<b>',
    "' OR 1=1 --",
    '😀',
  ],
  ...[
    '\ud800',
    '\udc00',
    '\u0000',
    '\u202e',
    'é',
    'e\u0301',
    '鏡',
    '𠮷',
    '(',
    '*',
    '\\',
    '%',
    '__proto__',
    'constructor',
    '　',
  ],
);
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(pieces, { maxLength: 12 }).chain(list => fc.constantFrom('', ' ', '\n').map(gap => list.join(gap))),
);

function checkSpans(text: string, spans: readonly Span[] | undefined): void {
  let before = -1;
  for (const [start, end] of spans ?? []) {
    expect(start).toBeGreaterThan(before);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    for (const at of [start, end]) expect(isInsideCharacter(text, at)).toBe(false);
    before = end;
  }
}

const isInsideCharacter = (text: string, at: number): boolean =>
  at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff;

test('anything typed is answered as the contract says, with marks inside the texts', () => {
  fc.assert(
    fc.property(anything, typed => {
      fc.pre(typed !== '');
      const { content } = answerSearch(search, { keywords: typed, page: 1, pageSize: 24, filters: {}, without: [] });
      expect(isDeepStrictEqual(calls.search.content.parse(content), content)).toBe(true);
      expect(content.keywords.length).toBeLessThanOrEqual(MOST_LETTERS);
      expect(content.keywords).not.toMatch(/[\p{Cc}\p{Surrogate}]/u);
      for (const { span } of content.understood) checkSpans(content.keywords, [span]);
      for (const { hits } of content.groups)
        for (const hit of hits) {
          const texts: Record<string, string | null> =
            'row' in hit
              ? ({
                  ...hit.row,
                  brandName: hit.row.brand.name,
                  brandNameZh: hit.row.brand.nameZh,
                  attrs: '',
                  brand: '',
                  drawing: '',
                } as never)
              : 'brand' in hit
                ? {
                    brandName: hit.brand.name,
                    brandNameZh: hit.brand.nameZh,
                    series: 'series' in hit ? hit.series : '',
                  }
                : {
                    title: hit.title,
                    summary: 'summary' in hit ? hit.summary : '',
                    passage: 'passage' in hit ? hit.passage : '',
                  };
          for (const [field, spans] of Object.entries(hit.marks)) checkSpans(texts[field] ?? '', spans);
        }
      const suggested = suggest(search, typed);
      expect(calls.suggest.content.parse(suggested)).toEqual(suggested);
      for (const { items } of suggested.groups) for (const { label, marks } of items) checkSpans(label, marks.label);
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
  );
});

test('what is suggested instead of a query finds more than the query itself', () => {
  const asked = fc.oneof(fc.constantFrom('不存在的型号xyz', '超级量子海康', '远心测量原理abc'), anything);
  fc.assert(
    fc.property(asked, typed => {
      fc.pre(typed !== '');
      const { content } = answerSearch(search, { keywords: typed, page: 1, pageSize: 24, filters: {}, without: [] });
      const own = content.groups.reduce((sum, { total }) => sum + total, 0);
      expect(content.nearest.filter(({ total }) => total <= own)).toEqual([]);
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 60 },
  );
});

test('however long a query is, no more than the part that is shown is worked on', () => {
  const long = [
    'x'.repeat(50_000),
    '500万 '.repeat(5000),
    '远'.repeat(20_000),
    '😀'.repeat(10_000),
    'MV-CS050 '.repeat(4000),
  ];
  for (const typed of long) {
    const query = readQuery(typed);
    expect(query.cut).toBe(true);
    expect(query.keywords.length).toBeLessThanOrEqual(MOST_LETTERS);
    const terms = search.reader.terms(query);
    expect(terms.length).toBeLessThanOrEqual(20);
    expect(
      answerSearch(search, { keywords: typed, page: 1, pageSize: 24, filters: {}, without: [] }).content.note,
    ).toContain('过长');
  }
});

test('folding is the same with places as without, and its places lead back to what was folded', () => {
  fc.assert(
    fc.property(anything, text => {
      const mapped = withoutUnits(foldMapped(text), /\s/u);
      expect(mapped.text).toBe(foldText(text));
      expect([mapped.starts.length, mapped.ends.length]).toEqual([mapped.text.length, mapped.text.length]);
      mapped.starts.forEach((start, unit) => {
        const end = mapped.ends[unit] ?? 0;
        expect(end).toBeGreaterThan(start);
        expect(foldText(text.slice(start, end))).toContain(mapped.text[unit] ?? '');
        if (unit > 0) expect(start).toBeGreaterThanOrEqual(mapped.starts[unit - 1] ?? 0);
      });
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
  );
});

test('what is marked is what was looked for', () => {
  const words = fc.constantFrom('万像素', 'mv', '全局', 'gige', '镜', '10gm');
  const texts = fc.array(fc.constantFrom('500 万像素', 'MV-', 'ＧｉｇＥ', '全 局', '鏡頭', '10GM', '😀', ' '), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(words, texts, (word, parts) => {
      const text = parts.join('');
      for (const [start, end] of new Marker([plain(word, 0, word.length)]).inText(text) ?? [])
        expect(foldText(text.slice(start, end))).toContain(word);
    }),
  );
});

test('one edit is one edit', () => {
  const letters = fc
    .array(fc.constantFrom('a', 'b', '1', '2'), { minLength: 1, maxLength: 7 })
    .map(list => list.join(''));
  fc.assert(
    fc.property(letters, letters, (typed, target) => {
      fc.pre(typed !== target && !target.startsWith(typed));
      expect(oneEditAway(typed, target) === 'whole').toBe(edits(typed).has(target));
      const begins = [...edits(typed)].some(edited => edited.length < target.length && target.startsWith(edited));
      if (oneEditAway(typed, target) === 'prefix') expect(begins).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

/** Every text that is one edit away. */
function edits(text: string): Set<string> {
  const alphabet = ['a', 'b', '1', '2'];
  const places = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)] as const);
  return new Set(
    places.flatMap(([before, after]) => [
      ...(after ? [before + after.slice(1)] : []),
      ...(after.length > 1 ? [before + after[1] + after[0] + after.slice(2)] : []),
      ...alphabet.flatMap(letter => [before + letter + after, ...(after ? [before + letter + after.slice(1)] : [])]),
    ]),
  );
}

test('the number of results of a text is that of the results, whatever was asked before', () => {
  fc.assert(
    fc.property(anything, typed => {
      const query = readQuery(typed);
      const found = totalOf(search.findTerms(query, search.reader.terms(query)));
      expect([search.totalOf(typed), search.totalOf(typed)]).toEqual([found, found]);
    }),
  );
});
