import type { CatalogueHandler } from './handler';

export const suggest: CatalogueHandler<'suggest'> = async ({ keywords }) => ({ groups: [], forKeywords: keywords });
