import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../src/app';
import type { CatalogueIndex } from '../src/domain/catalogue/index/build';
import { indexCatalogue } from './fixed-catalogue';
import { unreachableDatabase } from './unreachable-database';

/** The server over an index that stays as it is, without a database behind it. */
export const indexApp = (index: CatalogueIndex, options: Partial<AppOptions> = {}): FastifyInstance =>
  buildApp({ db: unreachableDatabase(), catalogue: indexCatalogue(index), config: { imageHost: '' }, ...options });
