import type { Facet } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../../testing/attribute';
import { facetOrder } from './facet-order';

const attribute = (key: string, group: string, keyFigure?: number) =>
  attributeOf(key, { group, ...(keyFigure !== undefined && { keyFigure }) });
const facet = (key: string): Facet => ({ key, missing: 0, bounds: { min: 1, max: 2 } });

test('what decides comes first and the brand after it; the rest keeps the groups and the order of the category', () => {
  const attributes = [
    attribute('weight', '机械'),
    attribute('pixel', '传感器', 2),
    attribute('height', '机械'),
    attribute('format', '传感器'),
    attribute('fps', '性能', 1),
  ];
  const order = facetOrder(['series', 'format', 'height', 'brand', 'pixel', 'weight', 'fps'].map(facet), attributes);
  expect(order.deciding.map(one => one.facet.key)).toEqual(['fps', 'pixel', 'brand']);
  expect(order.groups.map(({ title, facets }) => [title, facets.map(one => one.facet.key)])).toEqual([
    ['机械', ['weight', 'height']],
    ['传感器', ['format']],
  ]);
  expect(order.last.map(one => one.facet.key)).toEqual(['series']);
});

test('a facet with nothing to choose from is left out, and so is a group of such facets', () => {
  const order = facetOrder([{ key: 'mount', missing: 3, values: [] }], [attribute('mount', '接口')]);
  expect(order).toEqual({ deciding: [], groups: [], last: [] });
});

test('supply is offered only where a product states it, or where it is filtered by', () => {
  const status = { ...attribute('status', '供货'), type: 'choice' as const };
  const found = (count: number, active: boolean) =>
    facetOrder(
      [{ key: 'status', missing: 9, values: [{ value: 'discontinued', label: '停产', count }] }],
      [status],
      () => active,
    ).groups.length;
  expect([found(0, false), found(2, false), found(0, true)]).toEqual([0, 1, 1]);
});
