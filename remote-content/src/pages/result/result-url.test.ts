import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseResultSearch, type ResultQuery, resultPath } from './result-url';

const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength }).filter(one => one.trim() === one);

test('an address that was written is read back', () => {
  const query = fc.record<ResultQuery>({
    keywords: text(40),
    kind: fc.constantFrom('product', 'series', 'brand', 'article', 'download'),
    categoryId: fc.constant(null),
    without: fc.uniqueArray(text(20), { maxLength: 5 }),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(query, wanted => {
      expect(parseResultSearch(resultPath(wanted).split('?')[1] ?? '')).toEqual(wanted);
    }),
  );
});

test.each([
  ['keywords=a&page=3', { kind: null, page: 1 }],
  ['keywords=a&kind=nonsense&page=2', { kind: null, page: 1 }],
  ['keywords=a&kind=article&page=0', { kind: 'article', page: 1 }],
  ['keywords=a&kind=article&category=2', { categoryId: null }],
  ['keywords=a&kind=product&category=2&page=2', { categoryId: 2, page: 2 }],
  ['keywords=a&kind=product&category=-2', { categoryId: null }],
  ['', { keywords: '' }],
  ['keywords=%20%20', { keywords: '' }],
])('%s', (search, part) => {
  expect(parseResultSearch(search)).toMatchObject(part);
});
