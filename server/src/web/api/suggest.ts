import { siteSearchOf } from '../../domain/search/site-search-of';
import { suggest as suggestFor } from '../../domain/search/suggest';
import type { CatalogueHandler } from './handler';

export const suggest: CatalogueHandler<'suggest'> = async ({ keywords }, { catalogue }) =>
  suggestFor(await siteSearchOf(catalogue), keywords);
