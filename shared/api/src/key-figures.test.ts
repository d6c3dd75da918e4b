import { expect, test } from 'vitest';
import type { AttributeDefinition } from './attribute';
import { leadingFigures } from './key-figures';

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
