import { expect, test } from 'vitest';
import { snapshot } from '../../../../test/pages/pages-fixture';
import { productList } from './product-list';

test.each([
  ['categoryId=1', true],
  ['categoryId=1&page=2', true],
  ['categoryId=1&brand=3', true],
  ['categoryId=1&brand=3,4', false],
  ['categoryId=1&brand=3&series=x', false],
  ['categoryId=1&sort=model', false],
])('search engines may list %s: %s', (search, indexed) =>
  expect(productList(new URLSearchParams(search), snapshot)?.isIndexed).toBe(indexed),
);
