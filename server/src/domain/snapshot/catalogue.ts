import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompanyInfo, MenuItem } from '@shixuan/api';
import type { Changes } from '../../platform/database/changes';
import { type Database, patientOf } from '../../platform/database/connect';
import { repeatedly } from '../../platform/process/repeatedly';
import { reasonOf } from '../../platform/reason-of';
import type { ArticleIndex } from '../articles/article-index';
import { keepTexts } from '../catalogue/in-postgres/keep-texts';
import { PostgresTexts } from '../catalogue/in-postgres/postgres-texts';
import { buildIndex, type CatalogueIndex } from '../catalogue/index/build';
import { readCatalogueVersion } from '../catalogue/version';
import { loadCatalogue } from './load';

/** Everything that visitors may see, at one moment. Immutable; replaced as a whole. */
export interface CatalogueSnapshot {
  readonly index: CatalogueIndex;
  readonly company: CompanyInfo | null;
  readonly menus: readonly MenuItem[];
  readonly articles: ArticleIndex;
}

export interface Catalogue {
  /** Read it once per request: the next request may get another snapshot. */
  readonly current: CatalogueSnapshot;
  /** Whether the database answered the last query. The snapshot in memory is served either way. */
  readonly databaseReachable: boolean;
  /** Loads the catalogue again; resolves when the state of the database at the call is being served. */
  reload(): Promise<void>;
  /** Stops watching the database. */
  close(): Promise<void>;
}

export interface CatalogueOptions {
  /** How often the database is asked for changes, in milliseconds. */
  pollMs?: number;
  /** Tells of changes by other processes, so that they show before the next poll. */
  changes?: Changes | undefined;
  log: (message: string) => void;
  /** Starts derived data of a new snapshot before the first request; not awaited. */
  warmUp?: (snapshot: CatalogueSnapshot) => void;
  /** What searches the texts of products; this process by default. */
  searchEngine?: 'memory' | 'postgresql';
  /** Lines of the company that the environment sets; they take precedence over the imported ones. */
  company?: Partial<CompanyInfo>;
}

/** Loads the catalogue and follows its changes: an import into the running site shows within a second or two. */
export async function openCatalogue(
  db: Database,
  { pollMs = 500, changes, log, warmUp, searchEngine = 'memory', company = {} }: CatalogueOptions,
): Promise<Catalogue> {
  const take = async () => {
    const taken = await takeSnapshot(db, searchEngine);
    const snapshot = { ...taken, company: taken.company && { ...taken.company, ...company } };
    warmUp?.(snapshot);
    return snapshot;
  };
  let current = await take();
  let databaseReachable = true;
  let reloading = Promise.resolve();

  const reload = (): Promise<void> => {
    const next = reloading.then(async () => {
      current = await take();
    });
    reloading = next.catch(() => undefined);
    return next;
  };

  const follow = async () => {
    if (String(await readCatalogueVersion(db)) !== current.index.version) await reload();
    if (!databaseReachable) log('数据库已恢复，目录继续跟随更新。');
    databaseReachable = true;
  };
  const polling = repeatedly(pollMs, follow, error => {
    if (databaseReachable) log(`读取目录失败，继续以内存中的目录提供服务：${reasonOf(error)}`);
    databaseReachable = false;
  });
  const endChanges = changes?.on('catalogue', polling.soon);

  return {
    get current() {
      return current;
    },
    get databaseReachable() {
      return databaseReachable;
    },
    reload,
    async close() {
      endChanges?.();
      await polling.stop();
      await reloading;
    },
  };
}

/** Requests are answered from the old snapshot while this one is built, category by category. */
async function takeSnapshot(db: Database, searchEngine: 'memory' | 'postgresql'): Promise<CatalogueSnapshot> {
  const { input, company, menus, articles } = await loadCatalogue(db);
  // Stored texts may be newer than what was loaded, and never older.
  if (searchEngine === 'postgresql') await keepTexts(patientOf(db));
  const engine = searchEngine === 'postgresql' ? new PostgresTexts(db) : undefined;
  const index = await buildIndex(input, () => nextTurn(), undefined, engine);
  return { index, company, menus, articles };
}
