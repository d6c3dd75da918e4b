import { expect, test } from 'vitest';
import * as formulas from './formulas';

const sources = Object.entries(formulas).flatMap(([name, formula]) =>
  typeof formula === 'function' && 'definition' in formula ? [{ name, source: formula.definition.source }] : [],
);

test('every formula names a source that a reader can look up, no bare word and no page that anybody edits', () => {
  expect(sources.length).toBeGreaterThan(80);
  const bare = sources.filter(({ source }) => /^(基本关系式|定义式?|教科书)$/u.test(source.name));
  expect(bare).toEqual([]);
  expect(sources.filter(({ source }) => source.url?.includes('wikipedia.org'))).toEqual([]);
});
