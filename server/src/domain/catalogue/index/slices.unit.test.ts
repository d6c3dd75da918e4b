import { expect, test, vi } from 'vitest';
import { category } from '../../../../test/catalogue/arbitrary-catalogue';
import { ChoiceColumn } from './choice-column';
import { inDefaultOrder } from './default-order';
import { EqualProducts } from './equal-products';
import type { IndexProduct } from './index-input';
import { inMemory } from './memory-texts';
import { mergeSort } from './merge-sort';
import { NgramIndex } from './ngram-index';
import { NumberColumn } from './number-column';
import { RangeColumn } from './range-column';
import { RankedRows } from './ranked-rows';
import { RowKinds } from './row-kinds';
import { RowTexts } from './row-texts';
import { buildSegment } from './segment';
import { SegmentTally } from './segment-tally';
import { atOnce, eachNumber, eachRow, inSlices, mayPause, type Sliced } from './slices';

/** Result and number of possible pauses. */
function walked<T>(work: Sliced<T>): { result: T; pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const step = work.next();
    if (step.done) return { result: step.value, pauses };
  }
}
const pausesOf = (work: Sliced<unknown>) => walked(work).pauses;

const ROWS = 1024;
const rows = Array.from({ length: ROWS }, (_, row) => row);
const numbers = Float64Array.from(rows, row => row % 7);
const [attrs, name] = [{ frameRate: 30 }, '面阵相机'];
const products = rows.map(
  row =>
    ({
      ...{ id: row, categoryId: 1, brand: { id: row % 3, name: `B${row % 3}`, nameZh: null }, series: null },
      ...{ model: `M${row}`, name, summary: '', attrs },
    }) as Partial<IndexProduct> as IndexProduct,
);
const column = atOnce(NumberColumn.build('a', 'A', numbers));

test('a loop may pause after each 256 rows', () => {
  expect(rows.filter(mayPause)).toEqual([255, 511, 767, 1023]);
  expect(walked(eachRow(ROWS, row => row))).toEqual({ result: rows, pauses: 4 });
  expect(walked(eachNumber(3, row => row * 2))).toEqual({ result: Float64Array.of(0, 2, 4), pauses: 0 });
});

test.each([
  // Once over the rows, ten times over pairs, fours, … up to all.
  ['sorting', mergeSort(rows, (a, b) => b - a), 40],
  ['ranking', RankedRows.build(numbers), 9],
  ['ranking, each row another number', RankedRows.build(Float64Array.from(rows)), 13],
  ['counting kinds', RowKinds.build(ROWS, 7, row => [row % 7]), 4],
  ['a column of numbers', NumberColumn.build('a', 'A', numbers), 13],
  ['a column of ranges', RangeColumn.build('a', 'A', numbers, numbers), 32],
  ['a column of choices', ChoiceColumn.build('a', 'A', [{ value: 'x', label: 'X' }], ROWS, () => ['x']), 25],
  ['n-grams', NgramIndex.build(rows.map(String), 2), 8],
  ['texts', RowTexts.build(rows.map(String), 2), 25],
  ['texts of products', inMemory.textsOf(products, category.attributes), 63],
  ['equal products', EqualProducts.build(products), 4],
  ['the order', inDefaultOrder({ attributes: [] }, products), 92],
  ['a segment', buildSegment({ ...category, attributes: [] }, products), 251],
  ['the tally', SegmentTally.build([column, column], ROWS), 8],
] as const)('%s over 1024 rows lets others have their turn', (_what, work, pauses) => {
  expect(pausesOf(work)).toBe(pauses);
});

test('work goes on after a slice when the pause is over, and not before', async () => {
  let over = 0;
  let steps = 0;
  function* work(): Sliced<string> {
    for (; steps < 3; steps++) {
      expect(over).toBe(steps);
      yield;
    }
    return 'done';
  }
  const pause = async () => {
    await Promise.resolve();
    over += 1;
  };
  expect(await inSlices(work(), pause, 0)).toBe('done');
  expect(over).toBe(3);
});

test('a slice is as long as asked for, two milliseconds otherwise', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  function* work(): Sliced<void> {
    for (let step = 0; step < 60; step++) {
      time += 0.5;
      yield;
    }
  }
  try {
    const pause = vi.fn(async () => {
      // What others do does not count.
      time += 100;
    });
    await inSlices(work(), pause);
    expect(pause).toHaveBeenCalledTimes(15);
    pause.mockClear();
    await inSlices(work(), pause, 5);
    expect(pause).toHaveBeenCalledTimes(6);
  } finally {
    clock.mockRestore();
  }
});

test('work without a pause is done at once', () => {
  expect(atOnce(eachRow(600, row => row))).toHaveLength(600);
});
