import { expect, test } from 'vitest';
import { parseCompareIds } from './compare-ids';

test('ids in order, without repeats', () => {
  expect(parseCompareIds('ids=3,1, 3,2')).toEqual({ ids: [3, 1, 2], problems: [] });
});

test('an address without ids leaves it to the comparison list', () => {
  expect(parseCompareIds('')).toBeNull();
});

test('what is no id is said, and more than six are cut', () => {
  expect(parseCompareIds('ids=1,x')).toEqual({ ids: [1], problems: ['产品编号「x」无效，应为正整数，已忽略'] });
  expect(parseCompareIds('ids=1,2,3,4,5,6,7')).toEqual({
    ids: [1, 2, 3, 4, 5, 6],
    problems: ['最多对比 6 款，只取前 6 款'],
  });
});
