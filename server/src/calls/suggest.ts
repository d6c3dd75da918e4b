import { siteSearchOf } from '../site-search/site-search-of';
import { suggest as suggestFor } from '../site-search/suggest';
import type { CatalogueHandler } from './handler';

export const suggest: CatalogueHandler<'suggest'> = async ({ keywords }, { catalogue }) =>
  suggestFor(await siteSearchOf(catalogue), keywords);
