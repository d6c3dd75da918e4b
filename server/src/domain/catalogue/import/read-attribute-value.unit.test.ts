import type { Attributes } from '@shixuan/api';
import { expect, test } from 'vitest';
import type { CategoryAttribute } from './category-file';
import { fillTemplate, templateKeys } from './fill-template';
import { readAttributeValue } from './read-attribute-value';

const defined = (type: CategoryAttribute['type'], more: Partial<CategoryAttribute> = {}): CategoryAttribute => ({
  ...{ key: 'a', label: '参数', type, group: '参数', help: '' },
  ...{ inList: true, filterable: true, sortable: true },
  ...more,
});
const options = [
  { value: 'x', label: '甲', aliases: ['First'] },
  { value: 'y', label: '乙' },
  { value: 'Mono8', label: 'Mono8' },
];
const read = (definition: CategoryAttribute, raw: unknown) => {
  const result = readAttributeValue(definition, raw);
  return result.ok ? result.value : `${result.problem}，应为${result.expected}`;
};

test.each([
  [undefined, 0.001, 0.001],
  [undefined, 0, '超出范围，应为大于 0 的数字'],
  [{ above: 5 }, 5, '超出范围，应为大于 5 的数字'],
  [{ above: 5 }, 5.1, 5.1],
  [{ atLeast: 5 }, 5, 5],
  [{ atLeast: 5 }, 4.9, '超出范围，应为不小于 5 的数字'],
  [{ atMost: 5 }, 5, 5],
  [{ atMost: 5 }, 5.1, '超出范围，应为不大于 5 的数字'],
  [{ atMost: 5 }, -3, -3],
  [{ atLeast: 0, atMost: 9, whole: true }, 4, 4],
  [{ atLeast: 0, atMost: 9, whole: true }, 4.5, '超出范围，应为不小于 0、不大于 9 的整数'],
  [{}, -4, -4],
  [{ whole: true }, 'x', '不是数字，应为整数'],
])('of the limits %o, %s is read as %s', (limits, raw, value) => {
  expect(read(defined('number', limits && { limits }), raw)).toBe(value);
});

test.each([
  [' 12 ', 12],
  ['+1.5', 1.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e-3', 0.001],
  ['1E3', 1000],
])('the text %j is the number %s', (raw, value) => expect(read(defined('number'), raw)).toBe(value));

test.each([
  [{}, 1e12, 1e12],
  [{}, -1e12, -1e12],
  [{}, 1.1e12, '大于任何零件的参数，应为数字，不大于 10¹²'],
  [{}, -1.1e12, '大于任何零件的参数，应为数字，不大于 10¹²'],
  [{}, 1e-9, 1e-9],
  [{}, -1e-9, -1e-9],
  [{}, 0.9e-9, '小于任何零件的参数，应为数字，不小于 10⁻⁹'],
  [{}, -0.9e-9, '小于任何零件的参数，应为数字，不小于 10⁻⁹'],
  [{}, 0, 0],
])('at the ends of all figures, of the limits %o, %s is read as %s', (limits, raw, value) => {
  expect(read(defined('number', { limits }), raw)).toBe(value);
});

test.each([
  [[-1e12, 1e12], true],
  [[0, 1.1e12], false],
  [[-1.1e12, 0], false],
  [[1e-9, 1], true],
  [[0.9e-9, 1], false],
  [[-5, 5], true],
])('the range %j within the ends of all figures: %s', (raw, isRead) => {
  const value = read(defined('range', { limits: {} }), raw);
  if (isRead) expect(value).toEqual(raw);
  else expect(value).toMatch(/^的一端超出范围/);
});

const expectedMm = '不是数字，应为大于 0 的数字，单位 mm';
test.each(['', 'Infinity', Number.NaN, true, null, [1]])('%j is no number', raw =>
  expect(read(defined('number', { unit: 'mm' }), raw)).toBe(expectedMm),
);

test.each(['1,000', '0x10', '12 mm', '1~2', '1e999', '±0.5', '约12', '１２', '0.5"'])(
  'the number in %j is to stand by itself',
  raw =>
    expect(read(defined('number', { unit: 'mm' }), raw)).toBe(
      `${expectedMm}；只写半角数字，不带单位、千分位与其他符号`,
    ),
);

test.each(['N/A', '—', 'TBD', '暂无', '#N/A', '未标注'])('%j is what is left out', raw => {
  const advice = /；不知道时不填$/;
  for (const type of ['number', 'range', 'choice', 'several'] as const)
    expect(read(defined(type), raw)).toMatch(advice);
});

const range = (problem: string) => `${problem}，应为由低到高的一对值，如 10~20，每端为大于 0 的数字`;
test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [
    [2, 2],
    [2, 2],
  ],
  [
    ['1', null],
    [1, null],
  ],
  ['1～2', [1, 2]],
  ['~2', [null, 2]],
  [[2, 1], range('的下限大于上限')],
  [[null, null], range('两端都没有值')],
  ['~', range('两端都没有值')],
  [[1, 2, 3], range('不是范围')],
  ['1', range('不是范围')],
  [5, range('不是范围')],
  [[0, 1], range('的一端超出范围')],
  [[1, 0], range('的一端超出范围')],
  [['a', 1], range('的一端不是数字')],
])('the range %j is read as %j', (raw, value) => expect(read(defined('range'), raw)).toEqual(value));

test.each([
  ['choice', ' first ', 'x'],
  ['choice', '乙', 'y'],
  ['choice', 'ＭＯＮＯ８', 'Mono8'],
  ['choice', 3, '不在可选值之中，应为以下之一：x（甲）、y（乙）、Mono8'],
  ['several', 'mono8|甲|x', ['x', 'Mono8']],
  ['several', ['乙'], ['y']],
  ['several', [], '不是列表，应为一个或多个值，每个为以下之一：x（甲）、y（乙）、Mono8'],
  ['several', 7, '不是列表，应为一个或多个值，每个为以下之一：x（甲）、y（乙）、Mono8'],
  ['several', ['x', 7], '中的「7」不在可选值之中，应为以下之一：x（甲）、y（乙）、Mono8'],
  ['boolean', ' TRUE ', true],
  ['boolean', '否', false],
  ['boolean', false, false],
  ['boolean', 1, '不是是非值，应为true（是）或 false（否）'],
  ['text', ' 1/1.8″ ', '1/1.8″'],
  ['text', '字'.repeat(300), '字'.repeat(300)],
  ['text', '字'.repeat(301), '过长，应为1～300 个字符的文字'],
  ['text', ' ', '是空的，应为1～300 个字符的文字'],
  ['text', 5, '不是文字，应为1～300 个字符的文字'],
  ['text', '未知', '没有说明任何内容，应为参数的内容；不知道时不填'],
] as const)('as %s, %j is read as %j', (type, raw, value) => {
  expect(read(defined(type, { options }), raw)).toEqual(value);
});

const attributes = [
  defined('number', { key: 'focal', unit: 'mm', decimals: 1 }),
  defined('number', { key: 'angle', unit: '°' }),
  defined('number', { key: 'far', unit: 'mm' }),
  defined('range', { key: 'distance', unit: 'mm', decimals: 0 }),
  defined('boolean', { key: 'coaxial', label: '同轴' }),
  defined('several', { key: 'colours', options }),
  defined('number', { key: 'megapixels', unit: 'MP' }),
];
test.each([
  ['{focal}', { focal: 12.04 }, '12 mm'],
  ['{focal:bare}', { focal: 12.06 }, '12.1'],
  ['{angle}', { angle: 29.5 }, '29.5°'],
  ['{distance}', { distance: [10, 20] }, '10～20 mm'],
  ['{distance}', { distance: [10.2, 9.8] }, '10 mm'],
  ['{distance}', { distance: [10, null] }, '≥ 10 mm'],
  ['{distance}', { distance: [null, 10] }, '≤ 10 mm'],
  ['{focal~far}', { focal: 10, far: 12 }, '10～12 mm'],
  ['{focal~far}', { focal: 10 }, undefined],
  ['{focal~far}', { far: 10 }, undefined],
  ['{coaxial}', { coaxial: true }, '同轴'],
  ['{coaxial}', { coaxial: false }, undefined],
  ['{colours}', { colours: ['x', 'y'] }, '甲/乙'],
  ['{colours:few}', { colours: ['x', 'y'] }, '甲/乙'],
  ['{colours:few}', { colours: ['x', 'y', 'z'] }, '3 色可选'],
  ['{megapixels:wan} 万', { megapixels: 5.07 }, '500 万'],
  ['{megapixels:wan} 万', { megapixels: 'x' }, undefined],
  ['{focal:unknown}', { focal: 12 }, undefined],
  ['{nothing}', { nothing: 12 }, undefined],
  ['{focal} F{angle:bare}', { focal: 12 }, undefined],
  ['FA 镜头', {}, 'FA 镜头'],
])('%s of %o is %s', (template, attrs, text) => {
  expect(fillTemplate([template], attrs as unknown as Attributes, attributes)).toEqual(
    text === undefined ? [] : [text],
  );
});

test('of alternatives the first that can be filled is taken; what a template names can be listed', () => {
  const template = [['{far}', '{focal}', '镜头'], '{angle}'];
  const filled = (attrs: Attributes) => fillTemplate(template, attrs, attributes);
  expect(filled({ focal: 12, angle: 3 })).toEqual(['12 mm', '3°']);
  expect(filled({ far: 5, focal: 12 })).toEqual(['5 mm']);
  expect(filled({})).toEqual(['镜头']);
  expect(templateKeys([...template, '{focal~far:bare} {colours:few}'])).toEqual([
    ...['far', 'focal', 'angle', 'focal', 'far', 'colours'],
  ]);
});

test.each([
  [0.01, 10],
  [0.1, 10],
  [0.149, 10],
  [0.31, 30],
  [0.35, 40],
  [0.94, 90],
  [0.984, 100],
  [0.99, 100],
  [1.015, 100],
  [1.0155, 100],
  [1.02, 100],
  [1.25, 130],
  [2.03, 200],
  [2.04, 200],
  [5.07, 500],
  [6.29, 630],
  [12.29, 1230],
  [12.18, 1200],
  [12.19, 1220],
  [25.4, 2540],
])('%d megapixels are sold as %d 万', (megapixels, named) => {
  expect(fillTemplate(['{megapixels:wan}'], { megapixels }, attributes)).toEqual([String(named)]);
});

test('a figure without decimals of its own is printed with six at most', () => {
  expect(fillTemplate(['{angle:bare}'], { angle: 1.23456789 }, attributes)).toEqual(['1.234568']);
  expect(fillTemplate(['{angle}', '{megapixels}'], { angle: 5, megapixels: 5.1 }, attributes)).toEqual([
    '5°',
    '5.1 MP',
  ]);
});
