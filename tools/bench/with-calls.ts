import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildIndex,
  type Catalogue,
  type CatalogueIndex,
  type IndexInput,
  loadCatalogue,
} from '@shixuan/server/catalogue';
import { openDatabase } from '@shixuan/server/platform';
import { buildApp, seedDatabase } from '@shixuan/server/site';

export interface Served {
  url: string;
  index: CatalogueIndex;
  /** Of the database, for what is compared with it. */
  databaseUrl: string;
}

/**
 * Measures the calls of a server of its own, without pages and files; it is stopped afterwards, and its data removed. The
 * selection is not warmed up: its work in the background would be counted as that of the calls.
 * @param enlarge makes another catalogue of the site's own
 */
export async function withCalls(
  measure: (served: Served) => Promise<string[]>,
  enlarge: (input: IndexInput) => IndexInput = input => input,
): Promise<string[]> {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, varDir, log: () => {} });
  try {
    await seedDatabase(database.db, () => {});
    const { input, ...shown } = await loadCatalogue(database.db);
    const index = await buildIndex(enlarge(input));
    const catalogue: Catalogue = {
      current: { index, ...shown },
      databaseReachable: true,
      reload: async () => undefined,
      close: async () => undefined,
    };
    const app = buildApp({ db: database.db, catalogue, config: { imageHost: '' } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      return await measure({ url, index, databaseUrl: database.url });
    } finally {
      await app.close();
    }
  } finally {
    await database.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}
