import fc from 'fast-check';
import { expect, test } from 'vitest';
import { category, products } from '../../../../test/catalogue/arbitrary-catalogue';
import { distanceFrom, orderByNearness } from './nearness';
import { query } from './query';
import { buildSegment } from './segment';
import { atOnce } from './slices';

test('the nearest come first, the product itself before all that differ; without it the order is that of the catalogue', () => {
  fc.assert(
    fc.property(products, fc.nat(), (list, pick) => {
      const segment = atOnce(buildSegment(category, list));
      const row = list.length > 0 ? pick % list.length : -1;
      const asked = (key: string) => () =>
        query(segment, { filters: {}, sort: { key, direction: 'asc' }, page: 1, pageSize: 1000, facets: false }).rows;
      expect(asked('like999999')()).toEqual(list.map((_, at) => at));
      expect(asked('like0')).toThrow('unknown-sort');
      const product = segment.products[row];
      if (!product) return;
      const distance = distanceFrom(segment, row);
      const rows = asked(`like${product.id}`)();
      const distances = rows.map(other => distance(other));
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(distances[0]).toBe(0);
      expect([...orderByNearness(segment, row, 'asc')]).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});
