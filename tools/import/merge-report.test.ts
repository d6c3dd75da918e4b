import { expect, test } from 'vitest';
import { mergeReport, newBrandLines } from './merge-report';

const change = { category: 'FA 镜头', brand: 'Kowa', model: 'LM12', key: 'weightG', label: '重量' };

const picture = (id: string) => ({
  id,
  type: 'png' as const,
  width: 400,
  height: 300,
  kind: 'photo' as const,
  caption: null,
  credit: 'Kowa',
  licence: '授权使用',
  url: null,
});

test('counts per attribute, and each correction with both values', () => {
  const lines = mergeReport({
    file: 'more.json',
    records: [],
    created: [],
    out: [],
    pictureFiles: new Map(),
    pictures: [
      { brand: 'Kowa', model: 'LM12', before: [picture('a')], after: [picture('b'), picture('c')] },
      { brand: 'Kowa', model: 'LM16', before: [picture('a')], after: [{ ...picture('a'), caption: '侧面' }] },
    ],
    suspicious: [{ record: 2, brand: 'Kowa', model: 'LM16', reasons: ['滤镜螺纹 M40 大于外径 30 mm'] }],
    changes: [
      { ...change, before: 60, after: 65 },
      { ...change, model: 'LM16', before: undefined, after: 70 },
      { ...change, model: 'LM25', before: 80, after: undefined },
    ],
  });
  expect(lines).toEqual([
    'more.json：新产品 0 个；已有产品 3 个，改动 3 项',
    '    补充    更正    撤销  参数',
    '       1       1       1  FA 镜头　重量',
    '  Kowa LM12　重量：60 → 65',
    '  Kowa LM25　重量：80 → 未标注',
    '图片有变的产品 2 个',
    '  Kowa LM12　新增 2 张，撤下 1 张，共 2 张',
    '  Kowa LM16　只改说明、顺序或出处，共 1 张',
    '  第 2 条 Kowa LM16 合并后可疑：滤镜螺纹 M40 大于外径 30 mm',
  ]);
});

test('makers that the catalogue does not have are named once, because a slip in a name would make one', () => {
  const of = (name: string, newBrand: boolean) => ({ newBrand, brand: { name } });
  expect(newBrandLines([of('Basler', false)])).toEqual([]);
  expect(newBrandLines([of('Baslar', true), of('Baslar', true), of('Kowa', false), of('Kowwa', true)])).toEqual([
    '新品牌 2 个：Baslar、Kowwa（请核对写法；已有品牌请用其原名）',
  ]);
});
