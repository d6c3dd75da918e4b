import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { type Catalogue, openCatalogue } from '../src/domain/snapshot/catalogue';
import type { WorkSettings } from '../src/platform/config';
import { followChanges } from '../src/platform/database/changes';
import { connectDatabase, type Database, type OpenDatabase } from '../src/platform/database/connect';
import type { Messenger } from '../src/platform/mail/messenger';
import type { ObjectStorage } from '../src/platform/storage/object-storage';
import type { Pages } from '../src/web/pages/register-pages';
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
  pages,
  operators,
  messenger,
  watch,
  beside,
  proofOfWork,
  searchEngine,
}: {
  data?: boolean;
  pollMs?: number;
  storage?: ObjectStorage;
  /** Another process on the database of that site, which has to be stopped first. */
  beside?: Pick<TestSite, 'database'>;
  /** The pages and files of the site over this catalogue; the API alone without it. */
  pages?: (app: FastifyInstance, catalogue: Catalogue) => Pages;
  /** What the people behind the site work with, over this database; nothing without it. */
  operators?: (app: FastifyInstance, db: Database) => void;
  /** When registrations and enquiries need a proof of work; never without it. */
  proofOfWork?: WorkSettings;
  /** What searches the texts of products; the process by default. */
  searchEngine?: 'memory' | 'postgresql';
  /** Sends mails; without it none are sent. */
  messenger?: Messenger;
  /** Sees the server before its routes are made, and the site's database. */
  watch?: (app: FastifyInstance, site: Pick<TestSite, 'catalogue' | 'database'>) => void;
} = {}): Promise<TestSite> {
  const database = beside ? await connectDatabase(beside.database.url, quiet) : await createTestDatabase({ data });
  const changes = followChanges(database.db, quiet);
  const catalogue = await openCatalogue(database.db, {
    pollMs,
    changes,
    log: quiet,
    ...(searchEngine && { searchEngine }),
  });
  const app = buildApp({
    db: database.db,
    catalogue,
    changes,
    storage,
    messenger,
    config: { imageHost: '', proofOfWork },
    ...(pages && { pages: app => pages(app, catalogue) }),
    ...(watch && { watch: app => watch(app, { catalogue, database }) }),
    ...(operators && { operators: people => operators(people, database.db) }),
  });
  const stop = async () => {
    await app.close();
    await catalogue.close();
    await changes.stop();
    await database.stop();
  };
  return { app, catalogue, database, stop };
}

let kept: Promise<TestSite> | undefined;

/**
 * The API over the data that a new site starts with, for tests that read and change nothing: the test files of a worker share
 * one, which nobody stops. Its database goes with all others at the end of the run.
 */
export function readOnlySite(): Promise<TestSite> {
  // Nothing changes, so that there is nothing to look for.
  kept ??= createTestSite({ pollMs: 3_600_000 });
  return kept;
}
