import { expect, test } from 'vitest';
import { staleCountLines, staleLines } from './stale-lines';

test('values that the categories do not allow any more are told by attribute, with numbers and products', () => {
  const stale = [
    {
      ...{ category: '面阵相机', label: '快门', products: 7 },
      examples: [{ brand: 'Basler', model: 'A', value: 'rolling' }],
    },
    { category: '光源', label: 'oldKey', products: 1, examples: [{ brand: 'OPT', model: 'B', value: 3 }] },
  ];
  expect(staleLines(stale)).toEqual([
    '8 个值不合分类现在的定义，网站按未标注显示，请用 --merge 更正或撤销：',
    '  面阵相机　快门 7 款：Basler A "rolling" 等',
    '  光源　oldKey 1 款：OPT B 3',
  ]);
  expect(staleCountLines(stale)).toEqual([
    '目录里有 8 个值不合分类现在的定义，网站按未标注显示；npm run data:report 在开头列出',
  ]);
  expect([staleLines([]), staleCountLines([])]).toEqual([[], []]);
});
