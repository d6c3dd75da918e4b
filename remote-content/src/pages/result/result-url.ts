import type { SearchKind } from '@shixuan/api/client';

/** State of the results page, as written in its address. */
export interface ResultQuery {
  keywords: string;
  /** Null: the first few of every kind. */
  kind: SearchKind | null;
  /** Narrows the products; only with the kind `product`. */
  categoryId: number | null;
  /** Parts of the keywords that are searched as plain words, though the catalogue understands them. */
  without: readonly string[];
  page: number;
}

export const PAGE_SIZE = 24;

const kinds: readonly SearchKind[] = ['product', 'series', 'brand', 'article', 'download'];

/** Reads `keywords=…&kind=product&category=1&without=500万&page=2`; invalid parts count as absent. */
export function parseResultSearch(search: string): ResultQuery {
  const given = new URLSearchParams(search);
  const kind = kinds.find(known => known === given.get('kind')) ?? null;
  const number = (name: string) => {
    const text = given.get(name) ?? '';
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
  };
  return {
    keywords: (given.get('keywords') ?? '').trim(),
    kind,
    categoryId: kind === 'product' ? number('category') : null,
    without: [...new Set(given.getAll('without').filter(key => key !== '' && key.length <= 200))].slice(0, 50),
    page: kind === null ? 1 : (number('page') ?? 1),
  };
}

/** The one address of these results. */
export function resultPath({ keywords, kind, categoryId, without, page }: ResultQuery): string {
  const search = new URLSearchParams({ keywords });
  if (kind) search.set('kind', kind);
  if (kind === 'product' && categoryId !== null) search.set('category', String(categoryId));
  for (const key of without) search.append('without', key);
  if (kind && page !== 1) search.set('page', String(page));
  return `/result?${search}`;
}
