import { expect, test } from 'vitest';
import { pageWindow } from './page-window';

test.each<[number, number, (number | null)[]]>([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 46, [1, 2, 3, null, 46]],
  [5, 46, [1, 2, 3, 4, 5, 6, 7, null, 46]],
  [20, 46, [1, null, 18, 19, 20, 21, 22, null, 46]],
  [46, 46, [1, null, 44, 45, 46]],
])('page %d of %d', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});
