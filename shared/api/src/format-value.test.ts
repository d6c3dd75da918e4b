import { expect, test } from 'vitest';
import type { AttributeDefinition, AttributeValue } from './attribute';
import { formatNumber, formatValue, formatWithUnit } from './format-value';

const definition = (type: AttributeDefinition['type'], more: Partial<AttributeDefinition> = {}) =>
  ({
    key: 'x',
    label: '参数',
    type,
    group: '参数',
    inList: true,
    filterable: true,
    sortable: true,
    help: '',
    ...more,
  }) as const;
const options = [
  { value: 'global', label: '全局快门' },
  { value: 'gige', label: '千兆网' },
];

test.each<[AttributeDefinition, AttributeValue | undefined, string | null]>([
  [definition('number', { unit: 'µm', decimals: 2 }), 3.45, '3.45\u202fµm'],
  [definition('number', { unit: 'µm', decimals: 2 }), 5, '5\u202fµm'],
  [definition('number', { unit: 'mm' }), 0, '0\u202fmm'],
  [definition('number', { unit: '%' }), 0.1, '0.1%'],
  [definition('range', { unit: 'mm' }), [80, 120], '80～120\u202fmm'],
  [definition('range', { unit: 'mm' }), [80, null], '≥ 80\u202fmm'],
  [definition('range', { unit: 'mm' }), [null, 120], '≤ 120\u202fmm'],
  [definition('range', { unit: 'mm' }), [65, 65], '65\u202fmm'],
  [definition('choice', { options }), 'global', '全局快门'],
  [definition('choice', { options }), 'curtain', 'curtain'],
  [definition('several', { options }), ['gige', 'global'], '千兆网、全局快门'],
  [definition('boolean'), false, '否'],
  [definition('number', { unit: 'mm' }), undefined, null],
  [definition('several', { options }), [], null],
])('%o %o', (attribute, value, text) => {
  expect(formatWithUnit(attribute, value)).toBe(text);
});

test('a small known figure is never printed as 0', () => {
  expect(formatNumber(0.00042, 2)).toBe('0.00042');
});

test('the unit can be left to the head of the column', () => {
  expect(formatValue(definition('number', { unit: 'mm', decimals: 1 }), 12.34)).toBe('12.3');
});
