import type { ProductRow } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { compareGroups, INAPPLICABLE, isKnown, unstatedLine, type Verdict, verdict } from './compare-rows';

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

const attribute = (key: string, group: string) => attributeOf(key, { unit: 'mm', group });
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

test('what nobody states is one line, not a row of blanks for each figure', () => {
  const unknown = [attribute('depth', '性能'), attribute('noise', '性能'), attribute('focal', '性能')];
  const [group] = compareGroups(unknown, products, false);
  expect(unstatedLine(group?.rows ?? [])).toBe('均未标注：depth、noise');
  expect(group?.rows.filter(isKnown).map(({ attribute: { key } }) => key)).toEqual(['focal']);
  expect(unstatedLine(group?.rows.filter(isKnown) ?? [])).toBeNull();
});

test('only what differs, and no group without rows', () => {
  const groups = compareGroups(attributes, products, true);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.rows.map(row => row.cells)).toEqual([['25', '35']]);
});

test('what does not apply to a product differs from a value; rows that apply to none are left out', () => {
  const shape = { ...attribute('shape', '照明'), type: 'choice' as const };
  const outer = { ...attribute('outer', '机械'), appliesTo: { key: 'shape', in: ['ring'] } };
  const groups = (...shapes: string[]) =>
    compareGroups(
      [shape, outer],
      shapes.map(value => ({ attrs: { shape: value, ...(value === 'ring' && { outer: 90 }) } })),
      false,
    );
  const [, body] = groups('ring', 'bar');
  expect(body?.rows.map(({ cells, verdict: found }) => [cells, found])).toEqual([[['90', INAPPLICABLE], 'different']]);
  expect(groups('bar', 'bar').map(({ title }) => title)).toEqual(['照明']);
});
