import { expect, test } from 'vitest';
import { outLines, removalLines, returnLines } from './removal-lines';

const listed = (id: number, model: string, category = 'FA 镜头') => ({
  ...{ id, model, category, brand: 'Kowa', brandId: 1, modelKey: model.toLowerCase(), series: 'LM' },
});

test('each product that would go, with its reason and what stands for it, and what refers to it', () => {
  expect(
    removalLines({
      removed: [
        { ...listed(1, 'LM1'), reason: '重复', replacement: listed(2, 'LM2') },
        { ...listed(3, 'X3', '光源'), reason: null, replacement: null },
      ],
      already: [listed(9, 'LM9')],
      series: [
        { brand: 'Kowa', series: 'LM', left: 0 },
        { brand: 'Kowa', series: 'XC', left: 4 },
      ],
      namedBy: [{ brand: 'Kowa', model: 'LM7', successor: 'LM1' }],
    }),
  ).toEqual([
    '下架 2 款产品：FA 镜头 1 款、光源 1 款',
    '  Kowa LM1（编号 1）　原因：重复；其链接改指 Kowa LM2（编号 2）',
    '  Kowa X3（编号 3）',
    '  系列 Kowa LM 将没有产品',
    '  系列 Kowa XC 还有 4 款',
    '  Kowa LM7 的替代型号 LM1 将没有链接',
    '已经下架的 1 款：Kowa LM9（编号 9）',
  ]);
});

test('what would come back, and what never was away', () => {
  expect(returnLines({ returned: [listed(1, 'LM1')], present: [listed(2, 'LM2')] })).toEqual([
    '重新上架 1 款产品：FA 镜头 1 款',
    '  Kowa LM1（编号 1）',
    '本来就在目录里的 1 款：Kowa LM2（编号 2）',
  ]);
  expect(returnLines({ returned: [], present: [] })).toEqual(['重新上架 0 款产品']);
  expect(outLines([])).toEqual([]);
});
