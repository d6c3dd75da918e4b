import { setImmediate as nextTurn } from 'node:timers/promises';
import { inSlices } from '../../catalogue/index/slices';
import type { CatalogueSnapshot } from '../../snapshot/catalogue';
import { siteSynonyms } from '../text/synonyms';
import { SiteSearch } from './site-search';

const made = new WeakMap<CatalogueSnapshot, Promise<SiteSearch>>();

/** The search over a state of the catalogue. Built once, in slices between other requests, and released with that state. */
export function siteSearchOf(snapshot: CatalogueSnapshot): Promise<SiteSearch> {
  const known =
    made.get(snapshot) ??
    inSlices(SiteSearch.build(snapshot.index, snapshot.articles.inOrder, siteSynonyms()), () => nextTurn());
  made.set(snapshot, known);
  return known;
}

/** Starts to build the search before the first query; the query throws a failure again. */
export function warmUpSearch(snapshot: CatalogueSnapshot): void {
  siteSearchOf(snapshot).catch(() => undefined);
}
