import { expect, test } from 'vitest';
import { brandRenamingLines, seriesRenamingLines } from './renaming-lines';

test('what a new name of a maker changes; of two that become one, which part numbers both have', () => {
  expect(brandRenamingLines({ from: 'A', to: 'B', products: 3, united: null })).toEqual([
    '品牌 A（3 款产品）改名为 B；以 A 仍能搜到，导入的文件也仍能使用',
  ]);
  expect(brandRenamingLines({ from: 'A', to: 'B', products: 3, united: { moved: 2, doubled: ['X1'] } })).toEqual([
    '品牌 B 已在目录里：A 并入它，移入 2 款产品；以 A 仍能搜到，导入的文件也仍能使用',
    '  型号相同的 1 款以 B 的为准，A 的下架，其链接改指前者：X1',
  ]);
});

test('what a new name of a series changes', () => {
  expect(seriesRenamingLines({ brand: 'A', from: 'X', to: 'Y', products: 3, there: 2 })).toEqual([
    'A 的系列 X（3 款产品）改名为 Y；以 X 仍能搜到，导入的文件也仍能使用',
    '  系列 Y 已有 2 款，两者合为一个',
  ]);
});
