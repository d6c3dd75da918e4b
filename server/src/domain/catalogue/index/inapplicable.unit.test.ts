import { type AttributeDefinition, type Attributes, MISSING } from '@shixuan/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { category, products as some } from '../../../../test/catalogue/arbitrary-catalogue';
import { type Query, query } from './query';
import { buildSegment } from './segment';
import { atOnce } from './slices';

const kind: AttributeDefinition = {
  ...{ key: 'kind', label: '形状', type: 'choice', group: '参数', inList: true, filterable: true, sortable: true },
  ...{ help: '用于测试。', options: ['ring', 'bar'].map(value => ({ value, label: value })) },
};
const ofRings = (key: string, more: Partial<AttributeDefinition>): AttributeDefinition => ({
  ...{ ...kind, key, label: key, options: undefined, appliesTo: { key: 'kind', in: ['ring'] } },
  ...more,
});
const attributes = [
  kind,
  ofRings('diameter', { type: 'number' }),
  ofRings('span', { type: 'range' }),
  ofRings('mount', { type: 'choice', options: [{ value: 'c', label: 'C' }] }),
  ofRings('size', { type: 'text', sortedBy: 'largestNumber' }),
];

/** One product for each of the given attributes, numbered from 1. */
function segmentOf(...list: Attributes[]) {
  const [one] =
    fc.sample(
      some.filter(({ length }) => length > 0),
      { numRuns: 1, seed: 1 },
    )[0] ?? [];
  if (!one) throw new Error('no product');
  const products = list.map((attrs, i) => ({ ...one, id: i + 1, model: `M-${i + 1}`, series: null, attrs }));
  return atOnce(buildSegment({ ...category, attributes }, products));
}

const RING = { kind: 'ring' };
const segment = segmentOf(
  { ...RING, diameter: 50, span: [1, 2], mount: 'c', size: '⌀50 × 112 mm' },
  { ...RING, size: '⌀60 mm' },
  { kind: 'bar' },
  {},
);
const found = (asked: Partial<Query>) => {
  const { total, rows, facets = [] } = query(segment, { filters: {}, page: 1, pageSize: 9, facets: true, ...asked });
  return { total, models: rows.map(row => segment.products[row]?.model), facets };
};

test.each(['diameter', 'span', 'mount', 'size'])('%s: 不适用 is neither known nor missing', key => {
  const stated = segment.products.filter(({ attrs }) => key in attrs).map(({ model }) => model);
  const missing = found({ filters: { [key]: { in: [MISSING] } } }).models;
  expect(missing).not.toContain('M-3');
  expect(missing).toContain('M-4');
  expect(missing.length + stated.length).toBe(3);
  expect(found({}).facets.find(facet => facet.key === key)?.missing).toBe(missing.length);
});

test('no bounds let a product through to which the attribute does not apply', () => {
  expect(found({ filters: { diameter: { min: 0 } } }).models).toEqual(['M-1']);
  expect(found({ filters: { span: { max: 1e6 } } }).models).toEqual(['M-1']);
});

test('a product of a kind with fewer attributes can be complete', () => {
  const order = found({ sort: { key: 'completeness', direction: 'desc' } }).models;
  expect(order).toEqual(['M-1', 'M-3', 'M-2', 'M-4']);
  // In the default order, too: what does not apply leaves no gap.
  expect(found({}).models.slice(0, 2).sort()).toEqual(['M-1', 'M-3']);
});

test('sizes sort by their largest figure', () => {
  expect(found({ sort: { key: 'size', direction: 'desc' } }).models.slice(0, 2)).toEqual(['M-1', 'M-2']);
  expect(found({ sort: { key: 'size', direction: 'asc' } }).models.slice(0, 2)).toEqual(['M-2', 'M-1']);
});
