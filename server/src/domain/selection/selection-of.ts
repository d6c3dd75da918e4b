import type { CatalogueIndex } from '../catalogue/index/build';
import { PartSearch } from './part-search';
import { type SelectionParts, selectionParts } from './selection-parts';

/** Data of the selection calls, derived from one state of the catalogue. */
export interface Selection extends SelectionParts {
  index: CatalogueIndex;
  /** Finds parts while a visitor types. */
  search: PartSearch;
}

const made = new WeakMap<CatalogueIndex, Promise<Selection>>();

/** Made on first use for a state of the catalogue, once for all callers, and released with it. */
export function selectionOf(index: CatalogueIndex): Promise<Selection> {
  const known = made.get(index) ?? makeSelection(index);
  made.set(index, known);
  return known;
}

async function makeSelection(index: CatalogueIndex): Promise<Selection> {
  const parts = await selectionParts(index);
  return { ...parts, index, search: new PartSearch(parts.kinds) };
}
