import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { type Catalogue, openCatalogue } from '../src/catalogue/catalogue';
import type { OpenDatabase } from '../src/database/connect';
import { seedDatabase } from '../src/import/seed';
import type { ObjectStorage } from '../src/storage/object-storage';
import { createTestDatabase } from './test-database';

export interface TestSite {
  app: FastifyInstance;
  catalogue: Catalogue;
  database: OpenDatabase;
  stop: () => Promise<void>;
}

const quiet = () => undefined;

/** The API over a database of its own, with the data that a new site starts with unless `data` is false. */
export async function createTestSite({
  data = true,
  pollMs = 50,
  storage,
  gateway,
}: {
  data?: boolean;
  pollMs?: number;
  storage?: ObjectStorage;
  /** The pages and files of the site over this catalogue; the API alone without it. */
  gateway?: (app: FastifyInstance, catalogue: Catalogue) => void;
} = {}): Promise<TestSite> {
  const database = await createTestDatabase();
  if (data) await seedDatabase(database.db, quiet);
  const catalogue = await openCatalogue(database.db, { pollMs, log: quiet });
  const app = buildApp({
    db: database.db,
    catalogue,
    storage,
    config: { imageHost: '' },
    ...(gateway && { gateway: pages => gateway(pages, catalogue) }),
  });
  const stop = async () => {
    await app.close();
    await catalogue.close();
    await database.stop();
  };
  return { app, catalogue, database, stop };
}
