import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import stringify from 'safe-stable-stringify';
import type { Database, Transaction } from '../../../platform/database/connect';
import { siteTime } from '../../../platform/site-time';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { type NewPictures, removeUnusedPictures, storePictures } from '../pictures/picture-storage';
import type { StoredPicture } from '../pictures/stored-picture';
import { removedKeys } from '../removal/removed-products';
import { brand, product } from '../schema';
import { bumpCatalogueVersion } from '../version';
import { brandsByEachName } from './brand-names';
import { brandKey, modelKey } from './normalise';
import type { ValidRecord } from './valid-record';

export interface Applied {
  created: number;
  updated: number;
  unchanged: number;
  /** Records of products that were taken out: they stay out. */
  out: readonly ValidRecord[];
}

/** Called while products are written, with how many of how many are done. */
export type Progress = (done: number, total: number) => void;

type Row = typeof product.$inferInsert;

/** Rows per statement: large enough to be fast, well below the 65,535 parameters of one. */
const BATCH = 500;
/** Advisory lock of writers of the catalogue: imports that run at once take turns. */
const LOCK = 7_217_002;

export const lockCatalogue = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

async function brandIds(tx: Transaction, records: ValidRecord[]): Promise<Map<string, number>> {
  const brands = new Map(records.map(record => [brandKey(record.brand.name), record.brand]));
  // By former names, too: a maker may have been renamed since the records were checked.
  const stored = brandsByEachName(await tx.select().from(brand));
  const ids = new Map([...stored].map(([nameKey, { id }]) => [nameKey, id]));
  const missing = [...brands].filter(([nameKey]) => !ids.has(nameKey));
  if (missing.length === 0) return ids;
  const created = await tx
    .insert(brand)
    .values(missing.map(([nameKey, entry]) => ({ ...entry, nameKey })))
    .returning({ id: brand.id, nameKey: brand.nameKey });
  for (const { id, nameKey } of created) ids.set(nameKey, id);
  return ids;
}

const identity = (row: Pick<Row, 'brandId' | 'modelKey'>) => `${row.brandId} ${row.modelKey}`;

/** What a record says of a product beside its maker. */
type Shown = Pick<
  ValidRecord,
  'categoryId' | 'series' | 'model' | 'seriesLevel' | 'name' | 'summary' | 'attrs' | 'source' | 'pictures'
>;

/** Hash over everything in a record that an import may change. Equal hashes mean nothing to write. */
const contentHash = (
  { categoryId, series, model, seriesLevel, name, summary, attrs, source }: Omit<Shown, 'pictures'>,
  pictures: readonly StoredPicture[],
) =>
  createHash('sha256')
    .update(JSON.stringify([categoryId, series, model, seriesLevel, name, summary, attrs, source]))
    // Most products have none, and keep the hash that they had before there were pictures. Stored ones come back from the
    // database with their fields in another order.
    .update(pictures.length > 0 ? stringify(pictures) : '')
    .digest('hex');

/** What is stored of a product that an import may leave as it is. */
type Stored = Pick<typeof product.$inferSelect, 'contentHash' | 'pictures'>;

const toRow = (record: ValidRecord, ids: Map<string, number>, stored: Map<string, Stored>, now: Date): Row => {
  const { categoryId, series, model, seriesLevel, name, summary, attrs, source } = record;
  const brandId = ids.get(brandKey(record.brand.name));
  if (brandId === undefined) throw new Error(`brand ${record.brand.name} was neither written nor found`);
  const key = { brandId, modelKey: modelKey(model) };
  const pictures = record.pictures ?? stored.get(identity(key))?.pictures ?? [];
  const shown = { categoryId, series, model, seriesLevel, name, summary, attrs, source, pictures };
  return {
    ...shown,
    ...key,
    contentHash: contentHash(record, pictures),
    createdAt: now,
    updatedAt: now,
  };
};

async function write(tx: Transaction, rows: Row[]): Promise<void> {
  await tx
    .insert(product)
    .values(rows)
    .onConflictDoUpdate({
      target: [product.brandId, product.modelKey],
      set: {
        categoryId: sql`excluded.category_id`,
        series: sql`excluded.series`,
        model: sql`excluded.model`,
        seriesLevel: sql`excluded.series_level`,
        name: sql`excluded.name`,
        summary: sql`excluded.summary`,
        attrs: sql`excluded.attrs`,
        source: sql`excluded.source`,
        pictures: sql`excluded.pictures`,
        contentHash: sql`excluded.content_hash`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/** Writes records within the caller's transaction; the caller also marks the catalogue as changed. */
export async function applyRecords(tx: Transaction, given: ValidRecord[], onProgress?: Progress): Promise<Applied> {
  await lockCatalogue(tx);
  const removed = await removedKeys(tx);
  const [records, out] = [given.filter(({ key }) => !removed.has(key)), given.filter(({ key }) => removed.has(key))];
  const ids = await brandIds(tx, records);
  const stored = await tx
    .select({
      brandId: product.brandId,
      modelKey: product.modelKey,
      contentHash: product.contentHash,
      pictures: product.pictures,
    })
    .from(product)
    .where(inArray(product.brandId, [...new Set(records.flatMap(each => ids.get(brandKey(each.brand.name)) ?? []))]));
  const known = new Map(stored.map(row => [identity(row), row]));

  const now = siteTime();
  const rows = records.map(record => toRow(record, ids, known, now));
  const changed = rows.filter(row => known.get(identity(row))?.contentHash !== row.contentHash);
  for (let start = 0; start < changed.length; start += BATCH) {
    await write(tx, changed.slice(start, start + BATCH));
    onProgress?.(Math.min(start + BATCH, changed.length), changed.length);
  }
  const updated = changed.filter(row => known.has(identity(row))).length;
  return { created: changed.length - updated, updated, unchanged: rows.length - changed.length, out };
}

/** Where pictures go, and the files of those that the records bring, by id. */
export interface PictureDelivery {
  storage: ObjectStorage;
  files: NewPictures;
}

/**
 * Writes the records of one file: all or, on any error, none. Unchanged records are not written; when all are unchanged,
 * the catalogue keeps its version. Pictures that no product names any more are deleted once the records are written.
 */
export async function applyImport(
  db: Database,
  records: ValidRecord[],
  { onProgress, delivery }: { onProgress?: Progress | undefined; delivery?: PictureDelivery | undefined } = {},
): Promise<Applied> {
  if (delivery === undefined && records.some(({ pictures = [] }) => pictures.length > 0))
    throw new Error('records with pictures need a storage');
  const applied = await db.transaction(async tx => {
    await lockCatalogue(tx);
    if (delivery) await storePictures(delivery.storage, delivery.files);
    const written = await applyRecords(tx, records, onProgress);
    if (written.created + written.updated > 0) await bumpCatalogueVersion(tx);
    return written;
  });
  if (delivery)
    await db.transaction(async tx => {
      await lockCatalogue(tx);
      await removeUnusedPictures(tx, delivery.storage);
    });
  return applied;
}
