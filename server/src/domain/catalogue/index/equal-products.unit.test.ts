import fc from 'fast-check';
import { expect, test } from 'vitest';
import { category, productsAndQuery } from '../../../../test/catalogue/arbitrary-catalogue';
import { siteIndex } from '../../../../test/site-catalogue';
import { find } from './query';
import { buildSegment, type Segment } from './segment';
import { atOnce } from './slices';

const dataOf = (segment: Segment, row: number) => {
  const { brand, series, attrs, id } = segment.products[row] ?? {};
  return JSON.stringify(Object.keys(attrs ?? {}).length > 0 ? [brand?.id, series, attrs] : id);
};

test('folded pages hold every found product once, equal ones in the row of the first in the order', () => {
  fc.assert(
    fc.property(productsAndQuery, fc.integer({ min: 1, max: 7 }), ({ products: list, query: asked }, pageSize) => {
      // Products that differ in nothing but the model are rare among those that are made by chance.
      const twins = list
        .filter(({ id }) => id % 2 === 0)
        .map(each => ({ ...each, id: each.id + 1e6, model: `${each.model}T` }));
      const segment = atOnce(buildSegment(category, [...list, ...twins]));
      const whole = find(segment, { ...asked, page: 1, pageSize: 1000, facets: false });
      const pages = Math.ceil((find(segment, { ...asked, fold: true, page: 1, pageSize }).rowTotal ?? 0) / pageSize);
      const folded = Array.from({ length: pages + 1 }, (_, i) =>
        find(segment, { ...asked, fold: true, facets: false, page: i + 1, pageSize }),
      );
      const rows = folded.flatMap(page => page.rows);
      const firsts = whole.rows.filter(
        (row, i) => whole.rows.findIndex(other => dataOf(segment, other) === dataOf(segment, row)) === i,
      );
      expect(rows).toEqual(firsts);
      const others = folded.flatMap(page => [...page.others].flatMap(([, found]) => found));
      expect([...rows, ...others].sort((a, b) => a - b)).toEqual([...whole.rows].sort((a, b) => a - b));
      for (const page of folded) {
        expect([page.total, page.rowTotal]).toEqual([whole.total, firsts.length]);
        for (const [row, found] of page.others)
          expect(new Set([row, ...found].map(each => dataOf(segment, each))).size).toBe(1);
      }
    }),
  );
});

test('models of the real catalogue that differ in nothing known share a row; no model is lost', async () => {
  const lights = (await siteIndex()).segments.get(3);
  if (!lights) throw new Error('no lights');
  const { total, rowTotal = 0 } = find(lights, { filters: {}, page: 1, pageSize: 24, facets: false, fold: true });
  expect(total).toBe(lights.products.length);
  const groups = [...lights.equal.groups.values()];
  expect(rowTotal).toBe(total - groups.reduce((sum, rows) => sum + rows.length - 1, 0));
  expect(groups.length).toBeGreaterThan(20);
});
