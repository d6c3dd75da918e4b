import { type AttributeDefinition, MISSING } from '@shixuan/api';
import { expect, test } from 'vitest';
import { category } from '../../../../test/catalogue/arbitrary-catalogue';
import { attributeColumn, textColumn } from './attribute-column';
import { rowsOf } from './bitset';
import { ChoiceColumn } from './choice-column';
import { compareDefault, inDefaultOrder } from './default-order';
import { binOf, spanBins, valueBins } from './histogram-bins';
import type { IndexProduct } from './index-input';
import { distanceFrom } from './nearness';
import { NumberColumn } from './number-column';
import { QueryError } from './query-error';
import { RangeColumn } from './range-column';
import { RankedRows } from './ranked-rows';
import { RowKinds } from './row-kinds';
import { buildSegment } from './segment';
import { atOnce } from './slices';

const { NaN: none } = Number;
const definition = (
  type: AttributeDefinition['type'],
  more: Partial<AttributeDefinition> = {},
): AttributeDefinition => ({
  ...{ key: 'a', label: '参数', type, group: '参数', help: '' },
  ...{ inList: true, filterable: true, sortable: true },
  ...more,
});
const columnOf = (defined: AttributeDefinition, ...values: unknown[]) =>
  atOnce(
    attributeColumn(
      defined,
      values.map(value => ({ attrs: value === undefined ? {} : { a: value } }) as IndexProduct),
    ),
  );

test('how unlike two numbers are is a share of the span of all', () => {
  const column = atOnce(NumberColumn.build('a', 'A', Float64Array.of(10, 30, 50, none, none, 10)));
  const distances = [0, 1, 2, 3, 5].map(row => column.distance(0, row));
  expect(distances).toEqual([0, 0.5, 1, 1, 0]);
  expect([column.distance(3, 4), column.distance(3, 0)]).toEqual([0, 1]);
});

test('how unlike two ranges are is the mean of both ends; an open end is unlike any figure', () => {
  const lows = Float64Array.of(0, 10, 0, none, none, none);
  const highs = Float64Array.of(100, 50, none, 100, none, none);
  const column = atOnce(RangeColumn.build('a', 'A', lows, highs));
  expect([0, 1, 2, 3, 4].map(row => column.distance(0, row))).toEqual([0, (0.1 + 0.5) / 2, 0.5, 0.5, 1]);
  expect([column.distance(4, 5), column.distance(4, 0), column.distance(2, 3)]).toEqual([0, 1, 1]);
});

test('two choices are alike or not', () => {
  const column = atOnce(
    ChoiceColumn.build(
      'a',
      'A',
      [
        { value: 'x', label: 'X' },
        { value: 'y', label: 'Y' },
      ],
      4,
      row => [['x'], ['y'], ['x'], []][row] ?? [],
    ),
  );
  expect([1, 2, 3].map(row => column.distance(0, row))).toEqual([1, 0, 1]);
});

test('a figure whose sign is only a direction is sorted by its size, and filtered by its value', () => {
  const values = [-3, 1, 2, undefined, -0.5];
  const orderOf = (better?: 'nearZero' | 'lower') => [
    ...columnOf(definition('number', better && { better }), ...values).ranked.order('asc'),
  ];
  expect(orderOf('nearZero')).toEqual([4, 1, 2, 0, 3]);
  expect(orderOf('lower')).toEqual([0, 4, 1, 2, 3]);
  expect(orderOf()).toEqual([0, 4, 1, 2, 3]);
  const column = columnOf(definition('number', { better: 'nearZero' }), ...values);
  expect([...rowsOf(column.select({ max: 1 }))]).toEqual([0, 1, 4]);
});

test('values of another type are unknown', () => {
  const rowsKnown = (type: AttributeDefinition['type'], ...values: unknown[]) => [
    ...rowsOf(
      columnOf(definition(type, { options: [{ value: 'x', label: 'X' }] }), ...values).select({ in: [MISSING] }),
    ),
  ];
  expect(rowsKnown('number', 1, '1', [1, 2], true, Number.POSITIVE_INFINITY, undefined)).toEqual([1, 2, 3, 4, 5]);
  expect(rowsKnown('range', [1, 2], [null, 2], 1, 'x', [null, null])).toEqual([2, 3, 4]);
  expect(rowsKnown('boolean', true, false, 'x', 1)).toEqual([2, 3]);
  expect(rowsKnown('choice', 'x', 'y', 1, ['x'], ['x', 1])).toEqual([1, 2]);
});

test('where an attribute does not apply a row is neither known nor missing', () => {
  const applies = definition('number', {
    key: 'b',
    appliesTo: { key: 'a', in: ['x'] },
  } as Partial<AttributeDefinition>);
  const products = [{ a: 'x', b: 1 }, { a: 'x' }, { a: 'y' }, {}].map(attrs => ({ attrs }) as unknown as IndexProduct);
  const column = atOnce(attributeColumn(applies, products));
  const missing = [...rowsOf(column.select({ in: [MISSING] }))];
  expect(missing).toContain(1);
  expect(missing).not.toContain(2);
  expect([...rowsOf(column.select({ min: 0 }))]).toEqual([0]);
});

test('a text is sorted by the largest of its numbers where the category says so, in natural order otherwise', () => {
  const sizes = ['⌀112 × 62 mm', '29 × 29 × 129.5 mm', '无', undefined, '8 mm'];
  const bySize = definition('text', { sortedBy: 'largestNumber' } as Partial<AttributeDefinition>);
  expect([...columnOf(bySize, ...sizes).ranked.order('asc')]).toEqual([4, 0, 1, 2, 3]);
  const named = atOnce(textColumn('a', 'A', 3, row => [['M10'], ['M2'], []][row] ?? []));
  expect([...named.ranked.order('asc')]).toEqual([1, 0, 2]);
  expect(named.options()).toEqual([
    { value: 'M2', label: 'M2', count: 1 },
    { value: 'M10', label: 'M10', count: 1 },
  ]);
});

test('few values have a bin each; many have twenty of one width, or of one ratio over three decades', () => {
  expect(valueBins(Float64Array.of())).toEqual({ edges: [], count: 0 });
  expect(valueBins(Float64Array.of(1, 1, 4))).toEqual({ edges: [1, 4, 4], count: 2 });
  const twenty = Float64Array.from({ length: 20 }, (_, i) => i);
  expect(valueBins(twenty)).toEqual({ edges: [...twenty, 19], count: 20 });
  expect(valueBins(Float64Array.from({ length: 21 }, (_, i) => i))).toEqual({
    edges: Array.from({ length: 21 }, (_, i) => i),
    count: 20,
  });
  expect(spanBins(5, 5)).toEqual({ edges: [5, 5], count: 1 });
  expect(spanBins(1, 1000).edges[10]).toBeCloseTo(500.5);
  expect(spanBins(1, 1001).edges[10]).toBeCloseTo(Math.sqrt(1001));
  expect(spanBins(0, 1e9).edges[10]).toBeCloseTo(5e8);
  expect(spanBins(-1, 1).edges).toHaveLength(21);
});

test('a value at an edge belongs to the bin that it begins, the last edge to the last bin', () => {
  const bins = { edges: [0, 10, 20, 30], count: 3 };
  expect([-5, 0, 9.9, 10, 19.9, 20, 30, 99].map(value => binOf(bins, value))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
});

test('rows with several values add to each count', () => {
  const places = [[0], [1], [0, 2], [], [0, 2]];
  const kinds = atOnce(RowKinds.build(5, 3, row => places[row] ?? []));
  expect(kinds.length).toBe(5);
  expect([...kinds.counts(kinds.tally(Uint32Array.of(0b11111)))]).toEqual([3, 1, 2]);
  expect([...kinds.counts(kinds.tally(Uint32Array.of(0b01010)))]).toEqual([0, 1, 0]);
});

test('what a filter may not ask is said with the name of the attribute', () => {
  const column = columnOf(definition('number'), 1, 2);
  expect(() => column.select({ in: [MISSING, '3'] })).toThrow(QueryError);
  expect([...rowsOf(column.select({ in: [] }))]).toEqual([]);
  expect([...rowsOf(column.select({ min: 1, max: 1 }))]).toEqual([0]);
  expect([...rowsOf(column.select({ max: 1.5, in: [MISSING] }))]).toEqual([0]);
});

test('numbers are sorted by their value where nothing else is said', () => {
  const column = atOnce(NumberColumn.build('a', 'A', Float64Array.of(-3, 1, 2)));
  expect([...column.ranked.order('asc')]).toEqual([0, 1, 2]);
  expect(column.ranked).toBe(column.byValue);
  const unknown = atOnce(NumberColumn.build('a', 'A', Float64Array.of(none, 1)));
  expect([...rowsOf(unknown.select({ in: [MISSING] }))]).toEqual([0]);
});

test('all of several values lets through what has each of them; with 未标注, also what has none', () => {
  const values = [['x'], ['x', 'y'], undefined, ['y']];
  const column = columnOf(
    definition('several', { options: ['x', 'y'].map(value => ({ value, label: value })) }),
    ...values,
  );
  const rowsWith = (...asked: string[]) => [...rowsOf(column.select({ in: asked, all: true }))];
  expect(rowsWith('x', 'y')).toEqual([1]);
  expect(rowsWith('x')).toEqual([0, 1]);
  expect(rowsWith('x', MISSING)).toEqual([0, 1, 2]);
  expect(rowsWith(MISSING)).toEqual([2]);
  expect(rowsWith()).toEqual([]);
});

const product = (id: number, attrs: object, more: Partial<IndexProduct> = {}) =>
  ({
    id,
    categoryId: 1,
    brand: { id: 1, name: 'B', nameZh: null },
    series: 'S',
    model: 'M',
    name: '',
    summary: '',
    attrs,
    ...more,
  }) as Partial<IndexProduct> as IndexProduct;

test('key figures weigh by their rank, other filterable figures a tenth, and those that cannot be filtered by nothing', () => {
  const list = [
    product(1, { frameRate: 10, mount: 'c', poe: true, weight: 5 }),
    product(2, { frameRate: 10, mount: 'c', poe: false, weight: 5 }),
    product(3, { frameRate: 10, mount: 'f', poe: true, weight: 5 }),
    product(4, { frameRate: 20, mount: 'c', poe: true, weight: 9 }),
  ];
  const segment = atOnce(buildSegment(category, list));
  const place = (id: number) => segment.products.findIndex(each => each.id === id);
  const distances = (only?: boolean) => [1, 2, 3, 4].map(id => distanceFrom(segment, place(1), only)(place(id)));
  expect(distances()).toEqual([0, 0.1, 1 / 3, 1]);
  expect(distances(true)).toEqual([0, 0, 1 / 3, 1]);
});

test('products that are alike in all that is sorted by stand in the order of their numbers', () => {
  const list = [9, 3, 7].map(id => product(id, { frameRate: 1 }));
  expect(list.toSorted(compareDefault(category)).map(({ id }) => id)).toEqual([3, 7, 9]);
  expect(atOnce(inDefaultOrder(category, list)).products.map(({ id }) => id)).toEqual([3, 7, 9]);
});

test('the order is by filled columns, then leading brands, other brands, series and model', () => {
  const of = (id: number, name: string, series: string | null, model: string, attrs: object = {}) =>
    product(id, attrs, { brand: { id: name.length, name, nameZh: null }, series, model });
  const list = [
    of(1, 'Basler', 'A', 'M1'),
    of(2, 'Zeiss', 'A', 'M1'),
    of(3, '海康', 'A', 'M10'),
    of(4, '海康', 'A', 'M2'),
    of(5, '海康', null, 'M1'),
    of(6, 'Basler', null, 'M9', { frameRate: 1 }),
  ];
  const expected = [6, 4, 3, 5, 2, 1];
  expect(list.toSorted(compareDefault(category)).map(({ id }) => id)).toEqual(expected);
  expect(atOnce(inDefaultOrder(category, list)).products.map(({ id }) => id)).toEqual(expected);
});

test('rows are ranked by their number, those of one number in their order, those without one left out', () => {
  const { values, starts, rows } = atOnce(RankedRows.build(Float64Array.of(5, Number.NaN, 3, 5, -1, 5)));
  expect([[...values], [...starts], [...rows]]).toEqual([
    [-1, 3, 5],
    [0, 1, 2, 5],
    [4, 2, 0, 3, 5],
  ]);
});
