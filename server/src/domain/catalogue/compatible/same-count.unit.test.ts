import { parseListSearch } from '@shixuan/list-url';
import { expect, test } from 'vitest';
import { siteIndex } from '../../../../test/site-catalogue';
import { query } from '../index/query';
import { compatibleGroups } from './compatible-groups';

/** Every so many products are asked; a prime, so that all series take their turn. */
const STEP = 13;

test.each([
  { asked: 'camera', from: ['area-camera', 'line-camera'], wanted: 'lens' },
  { asked: 'lens', from: ['fa-lens', 'telecentric-lens', 'line-lens'], wanted: 'camera' },
])('the list behind "what fits this $asked" holds as many products as the page says', async ({ from, wanted }) => {
  const index = await siteIndex();
  const counts: [product: string, ofPage: number, ofList: number][] = [];
  for (const segment of index.segments.values()) {
    if (!from.includes(segment.category.code)) continue;
    for (let row = 0; row < segment.products.length; row += STEP) {
      const product = segment.products[row];
      if (!product) continue;
      for (const { kind, total, categoryId, listUrl } of compatibleGroups(index, segment, product)) {
        const candidates = index.segments.get(categoryId);
        if (kind !== wanted || !candidates) continue;
        const { filters } = parseListSearch(new URL(listUrl, 'http://a').search).query;
        const listed = query(candidates, { filters, page: 1, pageSize: 1, facets: false }).total;
        counts.push([`${product.model} → ${candidates.category.name}`, total, listed]);
      }
    }
  }
  expect(counts.length).toBeGreaterThan(60);
  expect(counts.filter(([, ofPage, ofList]) => ofPage !== ofList)).toEqual([]);
});
