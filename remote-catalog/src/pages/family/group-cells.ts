import { type Facet, MISSING } from '@shixuan/api/client';

export interface GroupCell {
  value: string;
  label: string;
  count: number;
  /** Part of the category, 0 to 1. */
  share: number;
}

/** The values of one facet with products, largest first; 未标注 comes last. */
export function groupCells(facets: readonly Facet[], key: string, total: number): GroupCell[] {
  const facet = facets.find(candidate => candidate.key === key);
  const share = (count: number) => (total > 0 ? count / total : 0);
  const known = (facet?.values ?? [])
    .filter(({ value, count }) => count > 0 && value !== MISSING)
    .sort((a, b) => b.count - a.count)
    .map(value => ({ ...value, share: share(value.count) }));
  const missing = facet?.missing ?? 0;
  return missing > 0 ? [...known, { value: MISSING, label: '未标注', count: missing, share: share(missing) }] : known;
}
