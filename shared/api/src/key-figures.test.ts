import { expect, test } from 'vitest';
import type { AttributeDefinition, Attributes } from './attribute';
import { applies, isMissing, leadingFigures, rowFigures } from './key-figures';

const attribute = (key: string, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  ...{ key, label: key, type: 'number', group: '参数', inList: false, filterable: true, sortable: true, help: '说明' },
  ...more,
});
const keysOf = (attrs: Parameters<typeof leadingFigures>[1]) => leadingFigures(attributes, attrs).map(({ key }) => key);

const attributes = [
  attribute('weight'),
  attribute('cooled', { type: 'boolean' }),
  attribute('remark', { type: 'text' }),
  attribute('length', { inList: true }),
  attribute('second', { keyFigure: 2 }),
  attribute('first', { keyFigure: 1 }),
  attribute('ports', { type: 'several' }),
  attribute('range', { type: 'range' }),
];

test('known key figures lead in their rank, others follow only where key figures are few', () => {
  expect(keysOf({ second: 1, first: 2 })).toEqual(['first', 'second']);
  expect(keysOf({ second: 1, weight: 5, length: 6 })).toEqual(['second', 'length', 'weight']);
  expect(keysOf({ weight: 1, length: 1, ports: ['a'], range: [1, null], second: 1 })).toHaveLength(4);
});

test('what is unknown, empty, yes or no, or free text never leads', () => {
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ ports: [], range: [null, null], cooled: true, remark: 'x' })).toEqual([]);
  expect(keysOf({ weight: 0 })).toEqual(['weight']);
});

test('an attribute of another kind is not missing; where the kind is not known, it is', () => {
  const diameter = attribute('diameter', { appliesTo: { key: 'shapes', in: ['ring', 'dome'] } });
  const missing = (attrs: Attributes) => [applies(diameter, attrs), isMissing(diameter, attrs)];
  expect(missing({ shapes: 'bar' })).toEqual([false, false]);
  expect(missing({ shapes: 'ring' })).toEqual([true, true]);
  expect(missing({ shapes: ['bar', 'dome'] })).toEqual([true, true]);
  expect(missing({ shapes: 'ring', diameter: 50 })).toEqual([true, false]);
  expect(missing({})).toEqual([true, true]);
});

test('what is stated in place of another attribute does not apply beside it', () => {
  const range = attribute('zoomRange', { type: 'range', insteadOf: 'zoom' });
  expect([applies(range, { zoom: 2 }), applies(range, {})]).toEqual([false, true]);
});

test('beside a product in a row, the one column for the size stands in place of the figures that it is made of', () => {
  const figures = [
    attribute('shape', { keyFigure: 1, inList: true }),
    attribute('length', { keyFigure: 2, inList: false }),
    attribute('diameter', { keyFigure: 3, inList: false }),
    attribute('power', { keyFigure: 4, inList: true }),
  ];
  const size = attribute('size', { type: 'text', inList: true, sortedBy: 'largestNumber' });
  const keys = (attributes: Parameters<typeof rowFigures>[0]) => rowFigures(attributes).map(({ key }) => key);
  expect(keys([...figures, size])).toEqual(['shape', 'size', 'power']);
  expect(keys(figures)).toEqual(['shape', 'length', 'diameter', 'power']);
});
