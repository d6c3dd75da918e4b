import { setImmediate as nextTurn } from 'node:timers/promises';
import { inSlices } from '../catalogue/index/slices';
import type { CatalogueSnapshot } from '../snapshot/catalogue';
import { SiteSearch } from './site-search';
import { siteSynonyms } from './synonyms';

const made = new WeakMap<CatalogueSnapshot, Promise<SiteSearch>>();

/** The search over a state of the catalogue: made once, beside the requests that are answered meanwhile, and forgotten with it. */
export function siteSearchOf(snapshot: CatalogueSnapshot): Promise<SiteSearch> {
  const known =
    made.get(snapshot) ??
    inSlices(SiteSearch.build(snapshot.index, snapshot.articles.inOrder, siteSynonyms()), () => nextTurn());
  made.set(snapshot, known);
  return known;
}

/** Begins to build the search before the first query; a failure is thrown again by the query. */
export function warmUpSearch(snapshot: CatalogueSnapshot): void {
  siteSearchOf(snapshot).catch(() => undefined);
}
