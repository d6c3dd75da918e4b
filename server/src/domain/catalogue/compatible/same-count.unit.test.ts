import { parseListSearch } from '@shixuan/list-url';
import { expect, test } from 'vitest';
import { siteIndex } from '../../../../test/site-catalogue';
import { query } from '../index/query';
import { compatibleGroups } from './compatible-groups';

/** Every so many cameras are asked; a prime, so that all series take their turn. */
const STEP = 13;

test('the list behind "lenses for this camera" holds as many lenses as the page says', async () => {
  const index = await siteIndex();
  const counts: [camera: string, ofPage: number, ofList: number][] = [];
  for (const segment of index.segments.values()) {
    if (!['area-camera', 'line-camera'].includes(segment.category.code)) continue;
    for (let row = 0; row < segment.products.length; row += STEP) {
      const camera = segment.products[row];
      if (!camera) continue;
      for (const { kind, total, categoryId, listUrl } of compatibleGroups(index, segment, camera)) {
        const lenses = index.segments.get(categoryId);
        if (kind !== 'lens' || !lenses) continue;
        const { filters } = parseListSearch(new URL(listUrl, 'http://a').search).query;
        const listed = query(lenses, { filters, page: 1, pageSize: 1, facets: false }).total;
        counts.push([`${camera.model} → ${lenses.category.name}`, total, listed]);
      }
    }
  }
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(([, ofPage, ofList]) => ofPage !== ofList)).toEqual([]);
});
