import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type Database, patientOf, type Transaction } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import type { CategoryEntry } from '../import/category-file';
import { ImportError } from '../import/import-error';
import { loadKnown } from '../import/load-known';
import { pictureKey } from '../pictures/picture-storage';
import { PICTURE_FOLDER } from '../pictures/read-named-pictures';
import type { StoredPicture } from '../pictures/stored-picture';
import { brand, product } from '../schema';
import { exportedRecord, imageFile, type StoredProduct } from './exported-record';
import { type ExportForm, recordTexts } from './record-texts';

/** Products that are in memory at once. */
const AT_ONCE = 500;

/** What an export wrote of a category. */
export interface ExportedFile {
  file: string;
  products: number;
}

/** The products of a category, by maker and model: in an order that does not depend on when they came. */
async function* productsOf(tx: Transaction, categoryId: number): AsyncGenerator<StoredProduct[]> {
  const rows = tx
    .select({
      categoryId: product.categoryId,
      // Beside `model` the table of makers has a column of this name, too.
      brand: sql<string>`${brand.name}`.as('brand'),
      series: product.series,
      model: product.model,
      seriesLevel: sql<boolean>`${product.seriesLevel}`.as('seriesLevel'),
      attrs: product.attrs,
      source: product.source,
      pictures: product.pictures,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    // As a number of the statement: a cursor is declared without parameters.
    .where(sql`${product.categoryId} = ${sql.raw(String(Math.trunc(categoryId)))}`)
    .orderBy(sql`${brand.nameKey} collate "C"`, sql`${product.modelKey} collate "C"`);
  await tx.execute(sql`declare exported no scroll cursor for ${rows}`);
  for (;;) {
    const { rows: part } = await tx.execute<StoredProduct & Record<string, unknown>>(
      sql`fetch ${sql.raw(String(AT_ONCE))} from exported`,
    );
    if (part.length > 0) yield part;
    if (part.length < AT_ONCE) break;
  }
  await tx.execute(sql`close exported`);
}

/** Writes a picture beside the files, once. */
async function writePicture(storage: ObjectStorage, folder: string, picture: StoredPicture): Promise<void> {
  const stored = await storage.get(pictureKey(picture.id, 'whole'));
  if (!stored) throw new Error(`picture ${picture.id} is not in the storage`);
  await writeFile(join(folder, imageFile(picture)), stored.bytes);
}

async function exportCategory(
  tx: Transaction,
  folder: string,
  category: CategoryEntry,
  { form, storage, pictures }: { form: ExportForm; storage: ObjectStorage; pictures: Set<string> },
): Promise<ExportedFile | null> {
  const name = `${category.code}.${form}`;
  const { head, record, between, end } = recordTexts(form, category);
  let products = 0;
  const file = await open(join(folder, name), 'wx');
  try {
    for await (const part of productsOf(tx, category.id)) {
      const texts = part.map(stored => record(exportedRecord(stored, category)));
      await file.write((products === 0 ? head : between) + texts.join(between));
      products += part.length;
      for (const picture of part.flatMap(stored => stored.pictures)) {
        if (pictures.has(picture.id)) continue;
        if (pictures.size === 0) await mkdir(join(folder, PICTURE_FOLDER));
        pictures.add(picture.id);
        await writePicture(storage, join(folder, PICTURE_FOLDER), picture);
      }
    }
    if (products > 0) await file.write(end);
  } finally {
    await file.close();
  }
  if (products > 0) return { file: name, products };
  // An import refuses a file without records.
  await rm(join(folder, name));
  return null;
}

/**
 * Writes the catalogue as it is at one moment in the form that an import takes: one file per category, and the pictures in
 * the folder beside them. An import of these files into an empty site gives the same products with the same sources. Five
 * hundred products are in memory at once.
 * @param to a folder that is not there yet, or is empty; it is there once everything is in it
 * @throws ImportError when the folder holds something
 */
export async function exportCatalogue(
  db: Database,
  to: string,
  { form, storage }: { form: ExportForm; storage: ObjectStorage },
): Promise<ExportedFile[]> {
  const folder = resolve(to);
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new ImportError(refusal(to, error.code === 'ENOTDIR' ? '不是文件夹' : `读不出（${error.code}）`));
  });
  if (there && there.length > 0) throw new ImportError(refusal(to, '不是空的'));
  const unfinished = `${folder}.part-${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const files = await patientOf(db).transaction(
      async tx => {
        const { categories } = await loadKnown(tx);
        const pictures = new Set<string>();
        const written: ExportedFile[] = [];
        for (const category of categories) {
          const file = await exportCategory(tx, unfinished, category, { form, storage, pictures });
          if (file) written.push(file);
        }
        return written;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (there) await rmdir(folder);
    await rename(unfinished, folder);
    return files;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

const refusal = (folder: string, problem: string) => ({
  file: folder,
  record: null,
  field: null,
  value: undefined,
  problem,
  expected: '还不存在或空的文件夹',
});
