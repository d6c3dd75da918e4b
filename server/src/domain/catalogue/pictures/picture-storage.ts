import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { storedBelow } from '../../../platform/storage/stored-below';
import { ImportError } from '../import/import-error';
import { product } from '../schema';
import { PictureFault } from './picture-fault';
import { readPictureFile } from './picture-file';

const FOLDER = storedBelow.pictures;
const HASH = /^[0-9a-f]{64}$/;

/** Whole picture, or its small form. */
export type PictureForm = 'whole' | 'thumbnail';

/**
 * Where the bytes of a picture lie: by their SHA-256 and by nothing else.
 * @throws Error for anything that is not a SHA-256 in hex
 */
export function pictureKey(id: string, form: PictureForm): string {
  if (!HASH.test(id)) throw new Error('a picture is known by its SHA-256 in hex');
  return `${FOLDER}${id.slice(0, 2)}/${id}${form === 'thumbnail' ? '-thumb' : ''}`;
}

/** Pictures that an import brings: their files by id. */
export type NewPictures = ReadonlyMap<string, string>;

/** What `read` gives of a file; what is wrong with its content is said of the file. */
function readable<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    const { problem, expected } = error;
    throw new ImportError({ file: basename(path), record: null, field: null, value: undefined, problem, expected });
  }
}

/**
 * Puts the pictures of an import and their small forms where they are not yet. The caller has the catalogue's lock, so that
 * they are not removed before the products name them.
 * @throws ImportError when the pixels of a file cannot be read, or it is no longer the one that was checked
 */
export async function storePictures(storage: ObjectStorage, pictures: NewPictures): Promise<void> {
  for (const [id, path] of pictures) {
    // The small form is written last: where it is, both are.
    if (await storage.has(pictureKey(id, 'thumbnail'))) continue;
    const file = readPictureFile(await readFile(path));
    const changed = () => {
      throw new PictureFault('在导入过程中被改动', '导入期间保持不变的图片');
    };
    if (file.id !== id) readable(path, changed);
    // The renderer takes a moment to load, so it is loaded only when pictures come.
    const { thumbnailOf } = await import('./thumbnail');
    const thumbnail = readable(path, () => thumbnailOf(file));
    await storage.put(pictureKey(id, 'whole'), file.bytes);
    await storage.put(pictureKey(id, 'thumbnail'), thumbnail);
  }
}

/** Deletes the pictures that no product names. The caller has the catalogue's lock. */
export async function removeUnusedPictures(tx: Transaction, storage: ObjectStorage): Promise<void> {
  const stored = await storage.list(FOLDER);
  if (stored.length === 0) return;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct picture ->> 'id' as id from ${product}, jsonb_array_elements(${product.pictures}) as picture`,
  );
  const used = new Set(rows.map(({ id }) => id));
  for (const key of stored) {
    const id = key.slice(key.lastIndexOf('/') + 1).replace('-thumb', '');
    if (!used.has(id)) await storage.delete(key);
  }
}
