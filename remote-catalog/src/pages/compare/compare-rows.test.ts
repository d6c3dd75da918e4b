import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { compareGroups, type Verdict, verdict } from './compare-rows';

test.each<[(string | null)[], Verdict]>([
  [['1', '1'], 'equal'],
  [['1', '2'], 'different'],
  [['1', null, '2'], 'different'],
  [['1', null, '1'], 'incomplete'],
  [[null, null], 'unknown'],
  [['1'], 'equal'],
])('%o is %s', (cells, expected) => {
  expect(verdict(cells)).toBe(expected);
});

const attribute = (key: string, group: string): AttributeDefinition => ({
  key,
  label: key,
  type: 'number',
  unit: 'mm',
  group,
  inList: true,
  filterable: true,
  sortable: true,
  help: '',
});
const attributes = [attribute('focal', '光学'), attribute('length', '机械'), attribute('circle', '光学')];
const products: Pick<ProductRow, 'attrs'>[] = [
  { attrs: { focal: 25, circle: 11 } },
  { attrs: { focal: 35, circle: 11, length: 40 } },
];

test('rows stay in their groups, unknown is never a difference', () => {
  const groups = compareGroups(attributes, products, false);
  expect(groups.map(({ title, rows }) => [title, rows.map(row => [row.attribute.key, row.verdict])])).toEqual([
    [
      '光学',
      [
        ['focal', 'different'],
        ['circle', 'equal'],
      ],
    ],
    ['机械', [['length', 'incomplete']]],
  ]);
});

test('only what differs, and no group without rows', () => {
  const groups = compareGroups(attributes, products, true);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.rows.map(row => row.cells)).toEqual([['25', '35']]);
});
