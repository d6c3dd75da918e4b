import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleListPath, parseArticleSearch } from './article-url';

test('an address that was written is read back', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(one => one.trim() === one);
  fc.assert(
    fc.property(fc.option(text), fc.option(text), fc.integer({ min: 1, max: 999_999 }), (category, tag, page) => {
      const path = articleListPath({ category, tag, page });
      expect(parseArticleSearch(path.split('?')[1] ?? '')).toEqual({ category, tag, page, problems: [] });
    }),
  );
});

test.each(['0', '-1', '1.5', 'x', '1e3', '99999999'])('page %s is said to be wrong, and the first is shown', page => {
  const { problems, ...query } = parseArticleSearch(`page=${page}`);
  expect(query).toEqual({ category: null, tag: null, page: 1 });
  expect(problems).toEqual([`页码「${page}」无效，已显示第 1 页`]);
});

test('a tag no article could have is left out', () => {
  expect(parseArticleSearch(`tag=${'景'.repeat(41)}`)).toMatchObject({ tag: null, problems: ['标签过长，已忽略'] });
});
