import { createHash } from 'node:crypto';
import { and, desc, eq, like, ne } from 'drizzle-orm';
import { chinaDay } from '../../platform/china-time';
import { announce } from '../../platform/database/changes';
import type { Database, Transaction } from '../../platform/database/connect';
import { siteTime } from '../../platform/site-time';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { describeChanges } from './describe-changes';
import type { DownloadType } from './download-types';
import { fileKey } from './file-key';
import { downloadItem, downloadVersion } from './schema';
import { Stated } from './stated';

/** A file that a maker offers: its facts, and its bytes on demand. */
export interface DownloadSource {
  /** Stable for ever: with it, the next version finds its predecessor. */
  key: string;
  type: DownloadType;
  title: string;
  summary: string;
  categoryId: number | null;
  /** Extension without the dot. */
  format: string;
  /** With the extension. */
  fileName: string;
  /** Hash of everything that determines the bytes, the maker's own version included. */
  sourceHash: string;
  /** Facts stated in the file, for the notes of its next version. */
  stated?: Stated;
  /** Notes where `stated` yields none: the changes, or for the first version a description. */
  notes(previous: boolean): string;
  make(): Promise<Buffer>;
}

/** `2026.11.21`, then `2026.11.21-2`. */
async function versionName(db: Database, itemId: number, now: Date): Promise<string> {
  const day = chinaDay(now).replaceAll('-', '.');
  const today = await db
    .select({ version: downloadVersion.version })
    .from(downloadVersion)
    .where(eq(downloadVersion.itemId, itemId));
  const taken = today.filter(({ version }) => version === day || version.startsWith(`${day}-`)).length;
  return taken === 0 ? day : `${day}-${taken + 1}`;
}

/**
 * Publishes a file whose sources have changed. The bytes are stored before the version becomes visible.
 * @returns whether there is a new version
 */
export async function publish(
  db: Database,
  storage: ObjectStorage,
  source: DownloadSource,
  position: number,
  now = siteTime(),
): Promise<boolean> {
  const { key, type, title, summary, categoryId, format, fileName, sourceHash } = source;
  const facts = { type, title, summary, categoryId, format, position, withdrawn: false };
  const [item] = await db.select().from(downloadItem).where(eq(downloadItem.key, key));
  const newest = item && (await newestVersion(db, item.id));
  const stated = source.stated ?? null;
  if (newest?.sourceHash === sourceHash && (await storage.has(fileKey(newest.sha256)))) {
    // The version was published before facts were stored.
    if (newest.stated === null && stated !== null)
      await db.update(downloadVersion).set({ stated }).where(eq(downloadVersion.id, newest.id));
    await db
      .update(downloadItem)
      .set(facts)
      .where(eq(downloadItem.id, item?.id ?? 0));
    return false;
  }
  const bytes = await source.make();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (!(await storage.has(fileKey(sha256)))) await storage.put(fileKey(sha256), bytes);
  // Changed sources gave the same bytes: the published version stays the newest.
  if (newest?.sha256 === sha256) {
    await db.update(downloadVersion).set({ sourceHash, stated }).where(eq(downloadVersion.id, newest.id));
    return false;
  }
  return db.transaction(async tx => {
    const [{ id: itemId } = { id: 0 }] = await tx
      .insert(downloadItem)
      .values({ key, ...facts })
      .onConflictDoUpdate({ target: downloadItem.key, set: facts })
      .returning({ id: downloadItem.id });
    // A process that stood still while it made the file: another one has published it meanwhile.
    const latest = await newestVersion(tx, itemId);
    if (latest?.sourceHash === sourceHash && latest.id !== newest?.id) return false;
    const [{ id } = { id: 0 }] = await tx
      .insert(downloadVersion)
      .values({
        itemId,
        version: await versionName(db, itemId, now),
        fileName,
        size: bytes.length,
        sha256,
        sourceHash,
        notes: notesOf(source, newest?.stated),
        stated,
        publishedAt: now,
      })
      .returning({ id: downloadVersion.id });
    await tx
      .update(downloadVersion)
      .set({ stated: null })
      .where(and(eq(downloadVersion.itemId, itemId), ne(downloadVersion.id, id)));
    await announce(tx, 'downloads');
    return true;
  });
}

/** @param before what the version before states; undefined when there is none, null when that is not known */
function notesOf({ stated, notes }: DownloadSource, before: unknown): string {
  const known = Stated.safeParse(before);
  const changes = stated && known.success ? describeChanges(known.data, stated) : undefined;
  return changes ?? notes(before !== undefined);
}

async function newestVersion(db: Database | Transaction, itemId: number) {
  const [newest] = await db
    .select()
    .from(downloadVersion)
    .where(eq(downloadVersion.itemId, itemId))
    .orderBy(desc(downloadVersion.id))
    .limit(1);
  return newest;
}

/** Withdraws the files that their maker no longer makes. `prefix` is the maker's part of the keys. */
export async function withdrawOthers(db: Database, prefix: string, made: ReadonlySet<string>): Promise<void> {
  const items = await db
    .select({ id: downloadItem.id, key: downloadItem.key })
    .from(downloadItem)
    .where(like(downloadItem.key, `${prefix}/%`));
  const others = items.filter(({ key }) => !made.has(key));
  for (const { id } of others) await db.update(downloadItem).set({ withdrawn: true }).where(eq(downloadItem.id, id));
  if (others.length > 0) await announce(db, 'downloads');
}
