import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverSources } from '../../../test/server-sources';
import { isShortNumber } from '../../domain/search/finding/number-in-model';

/** What is put into patterns when the site runs, besides constants of the program, and why nobody can write a pattern by it. */
const known: Readonly<Record<string, string>> = {
  'domain/proof-of-work/challenges.ts': 'a count of the program',
  'domain/search/finding/nominal-sizes.ts': 'twice two to four digits',
  'domain/search/finding/number-in-model.ts': 'one to three digits',
  'domain/search/reading/foreign-numbers.ts': 'beginnings of part numbers from data/search, letters and digits',
  'domain/search/text/asked-prices.ts': 'lists of constants of the program',
  'domain/search/text/regional-words.ts': 'words from data/search, Chinese characters alone',
};

/** The arguments of each `new RegExp(…)`. */
function* patternsIn(text: string): Iterable<string> {
  for (const { index } of text.matchAll(/new RegExp\(/g)) {
    const from = index + 'new RegExp('.length;
    let depth = 1;
    let end = from;
    for (; depth > 0 && end < text.length; end += 1) depth += { '(': 1, ')': -1 }[text[end] ?? ''] ?? 0;
    yield text.slice(from, end - 1);
  }
}

const isConstant = (argument: string) => {
  const inserted = [...argument.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name);
  return /^\s*[`'"]|^[A-Z_]+,/.test(argument) && inserted.every(name => /^[A-Z_]+$/.test(name));
};

test('patterns are put together from constants of the program, save those that are known', () => {
  const found = serverSources().filter(({ text }) => [...patternsIn(text)].some(argument => !isConstant(argument)));
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(known));
});

test('what visitors type becomes a part of a pattern as digits alone', () => {
  expect(isShortNumber('16')).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'.*+?^$}{()|[]\\/1x９'), minLength: 1, maxLength: 4 }), typed => {
      expect(isShortNumber(typed)).toBe(/^[0-9]{1,3}$/.test(typed));
    }),
  );
});
