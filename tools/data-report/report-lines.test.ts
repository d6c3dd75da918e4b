import { expect, test } from 'vitest';
import { reportLines } from './report-lines';

test('shares are of the products to which an attribute applies, and contradictions follow with their reasons', () => {
  const attribute = { key: 'x', inList: true, known: 30, applying: 40 };
  const report = {
    name: '光源',
    products: 80,
    pictured: 4,
    pictures: 6,
    attributes: [
      { ...attribute, label: '外径' },
      { ...attribute, label: '功率', known: 20, applying: 80 },
      { ...attribute, label: '货期', inList: false, known: 0, applying: 0 },
    ],
    suspicious: [{ brand: 'OPT', model: 'X', suspicions: [{ rule: '型号中的尺寸', reason: '不符' }] }],
  };
  expect(reportLines(report, { known: 9, applying: 10 })).toEqual([
    '',
    '光源：80 款，列表列已知 42 %，首屏已知 90 %',
    '    75 %    30  外径（列表）（适用 40 款）',
    '    25 %    20  功率（列表）',
    '     0 %     0  货期（适用 0 款）',
    '  图片 6 张，4 款有图（5 %），其余显示按参数绘制的外形图',
    '  可疑记录 1 条',
    '    OPT X　型号中的尺寸：不符',
  ]);
});
