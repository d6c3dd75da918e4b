import { expect, test } from 'vitest';
import { shownParetoFront } from './shown-pareto-front';

const candidate = (accuracy: number, depth: number, size: number) => ({
  point: { accuracy, depth, light: 5, rate: 5, size },
});
const best = candidate(3, 3, 3);
const second = candidate(2, 2, 4);
const finest = candidate(9, 1, 1);
const smallest = candidate(1, 1, 9);
const deepest = candidate(1, 9, 1);
const front = [best, second, finest, smallest, deepest];

test('the best on every axis is shown however low it ranks, in the order of the ranking', () => {
  expect(shownParetoFront(front, 4)).toEqual([best, finest, smallest, deepest]);
});

test('a front that is short enough is shown whole; none is none', () => {
  expect(shownParetoFront(front, 5)).toEqual(front);
  expect(shownParetoFront(front, 0)).toEqual([]);
});
