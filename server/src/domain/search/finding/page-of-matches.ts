import { rowsOf } from '../../catalogue/index/bitset';
import type { Segment } from '../../catalogue/index/segment';
import type { CategoryMatches } from '../model/category-matches';

/** The rows from `offset` on, by tier and, within one, category by category. */
export function pageOfMatches(found: readonly CategoryMatches[], offset: number, size: number) {
  const page: { segment: Segment; row: number; approximate: boolean }[] = [];
  const scores = [...new Set(found.flatMap(({ tiers }) => tiers.map(({ score }) => score)))].sort((a, b) => b - a);
  let skip = offset;
  for (const score of scores)
    for (const { segment, tiers, approximate } of found)
      for (const tier of tiers) {
        if (tier.score !== score || page.length >= size) continue;
        if (skip >= tier.count) {
          skip -= tier.count;
          continue;
        }
        for (const row of (tier.order ?? rowsOf(tier.rows, tier.count)).subarray(skip, skip + size - page.length))
          page.push({ segment, row, approximate });
        skip = 0;
      }
  return page;
}
