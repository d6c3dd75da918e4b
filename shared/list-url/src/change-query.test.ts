import { MISSING } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import {
  withAll,
  withBounds,
  withChoice,
  withFilter,
  withoutFilters,
  withPage,
  withPageSize,
  withSort,
} from './change-query';
import { listQuery } from './list-query';

const start = { ...listQuery(1, { shutter: { in: ['global'] }, maxFps: { min: 10, in: [MISSING] } }), page: 3 };

test('all of several choices is kept while choices change, and goes with the last one', () => {
  const both = withAll(withChoice(withChoice(listQuery(1), 'mount', 'c', true), 'mount', 'cs', true), 'mount', true);
  expect(both.filters).toEqual({ mount: { in: ['c', 'cs'], all: true } });
  const one = withChoice(both, 'mount', 'c', false);
  expect(one.filters).toEqual({ mount: { in: ['cs'], all: true } });
  expect(withChoice(one, 'mount', 'cs', false).filters).toEqual({});
  expect(withAll(both, 'mount', false).filters).toEqual({ mount: { in: ['c', 'cs'] } });
});

test('a choice is added and taken away; the last one takes the filter with it', () => {
  expect(withChoice(start, 'shutter', 'rolling', true).filters.shutter).toEqual({ in: ['global', 'rolling'] });
  expect(withChoice(start, 'shutter', 'global', false).filters).toEqual({ maxFps: start.filters.maxFps });
  expect(withChoice(start, 'maxFps', MISSING, false).filters.maxFps).toEqual({ min: 10 });
});

test('bounds leave 未标注 alone and go when both ends are open', () => {
  expect(withBounds(start, 'maxFps', { max: 20 }).filters.maxFps).toEqual({ max: 20, in: [MISSING] });
  expect(withBounds(listQuery(1, { maxFps: { min: 10 } }), 'maxFps', {}).filters).toEqual({});
});

test('every change but the page goes back to the first page', () => {
  const changes = [
    withFilter(start, 'shutter', null),
    withSort(start, { key: 'model', direction: 'asc' }),
    withPageSize(start, 96),
    withoutFilters(start),
  ];
  expect(changes.map(({ page }) => page)).toEqual([1, 1, 1, 1]);
  expect(withPage(start, 5)).toEqual({ ...start, page: 5 });
});
