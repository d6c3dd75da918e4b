import { asc, desc, eq } from 'drizzle-orm';
import type { SiteFile } from '../../domain/search/finding/file-search';
import type { Changes } from '../../platform/database/changes';
import type { Database } from '../../platform/database/connect';
import { readAnywhere } from '../../platform/database/replica/read-replica';
import { downloadItem, downloadVersion } from './schema';

/** An offered file and its newest version. */
export interface OfferedFile extends SiteFile {
  /** Key by which its maker identifies it. */
  key: string;
  version: string;
  size: number;
  publishedAt: Date;
}

/** A list older than this is read again, ms: the net below the announcements of other processes. Aged by a clock that does not jump. */
const KEPT_MS = 3000;

/**
 * The offered files in the order of the download centre, kept in memory: readers get the list as it was read last and wait
 * only for the first one. The array stays the same one until its content changes, so that what follows from it may be kept.
 */
class OfferedFiles {
  #list: readonly OfferedFile[] | undefined;
  #text = '';
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<readonly OfferedFile[]> | undefined;

  constructor(readonly db: Database) {}

  list(now: number): Promise<readonly OfferedFile[]> | readonly OfferedFile[] {
    const isOld = now - this.#readAt >= KEPT_MS;
    if (this.#list === undefined) return this.#read(now);
    // A failure shows as an old list, and is tried again by the next reader.
    if (isOld) this.#read(now).catch(() => undefined);
    return this.#list;
  }

  /** Reads again at once. */
  changed(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
    if (this.#list !== undefined) this.#read(performance.now()).catch(() => undefined);
  }

  #read(now: number): Promise<readonly OfferedFile[]> {
    this.#reading ??= readAnywhere(this.db, readFiles)
      .then(list => this.#take(list, now))
      .finally(() => {
        this.#reading = undefined;
        // What was announced while the list was being read may not be in it.
        if (this.#readAt === Number.NEGATIVE_INFINITY && this.#list !== undefined) this.changed();
      });
    this.#readAt = now;
    return this.#reading;
  }

  #take(list: readonly OfferedFile[], now: number): readonly OfferedFile[] {
    const text = JSON.stringify(list);
    if (this.#list === undefined || text !== this.#text) [this.#list, this.#text] = [list, text];
    if (this.#readAt !== Number.NEGATIVE_INFINITY) this.#readAt = now;
    return this.#list;
  }
}

const known = new WeakMap<Database, OfferedFiles>();

function filesOf(db: Database): OfferedFiles {
  const files = known.get(db) ?? new OfferedFiles(db);
  known.set(db, files);
  return files;
}

/** Every offered file, from memory. @param now milliseconds of `performance.now` @throws when the database cannot be asked and never was */
export const offeredFiles = async (db: Database, now = performance.now()): Promise<readonly OfferedFile[]> =>
  filesOf(db).list(now);

/** Reads the offered files again whenever a process has published or withdrawn one. @returns a function that ends it */
export const followOfferedFiles = (db: Database, changes: Changes): (() => void) =>
  changes.on('downloads', () => filesOf(db).changed());

async function readFiles(db: Database): Promise<OfferedFile[]> {
  const { id, key, type, title, summary, categoryId, format, position, withdrawn } = downloadItem;
  const { version, size, publishedAt } = downloadVersion;
  const rows = await db
    .selectDistinctOn([position, id], {
      ...{ id, key, type, title, summary, categoryId, format },
      ...{ version, size, publishedAt },
    })
    .from(downloadItem)
    .innerJoin(downloadVersion, eq(downloadVersion.itemId, id))
    .where(eq(withdrawn, false))
    .orderBy(asc(position), asc(id), desc(downloadVersion.id));
  return rows;
}
