import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import type { NewPictures } from '../pictures/picture-storage';
import { readNamedPictures } from '../pictures/read-named-pictures';
import type { StoredPicture } from '../pictures/stored-picture';
import { type UsualFigures, usualFigures } from '../quality/usual-figures';
import { removedKeys } from '../removal/removed-products';
import { brand, product } from '../schema';
import { type Applied, applyImport } from './apply';
import { readAll } from './import-error';
import { type SuspiciousRecord, suspiciousRecords } from './import-files';
import { loadKnown } from './load-known';
import {
  mergedAttributes,
  mergeRecord,
  type StoredRecord,
  splitWithdrawn,
  type ValueChange,
  WITHDRAWN,
} from './merge-records';
import { productKey } from './normalise';
import { readRecords } from './read-file';
import type { ValidRecord } from './valid-record';
import { type CheckedRecord, inapplicable, type Known, type Note, noteStranger, validateRecords } from './validate';

/** What merging a file would write. */
export interface MergePlan {
  file: string;
  records: ValidRecord[];
  /** Products that the catalogue does not have yet. */
  created: ValidRecord[];
  /** Values of products that it has. */
  changes: ValueChange[];
  /** Records, as they would be, whose figures contradict each other. */
  suspicious: SuspiciousRecord[];
  /** Products whose pictures would be others than they are. */
  pictures: PictureChange[];
  /** Files of the pictures that the records bring, by id. */
  pictureFiles: NewPictures;
  /** Records of products that were taken out: they stay out. */
  out: ValidRecord[];
}

/** Pictures that a merge adds to a product and takes from it. */
export interface PictureChange {
  brand: string;
  model: string;
  before: readonly StoredPicture[];
  after: readonly StoredPicture[];
}

/** The products of the catalogue by `productKey`. */
async function storedRecords(db: Database): Promise<Map<string, StoredRecord>> {
  const rows = await db
    .select({
      brandName: brand.name,
      model: product.model,
      categoryId: product.categoryId,
      series: product.series,
      seriesLevel: product.seriesLevel,
      attrs: product.attrs,
      source: product.source,
      pictures: product.pictures,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId));
  return new Map(rows.map(({ brandName, ...stored }) => [productKey(brandName, stored.model), stored]));
}

/** What a record must be right about besides its own fields: the product that it is merged with. */
function checkMerge(
  { category, attrs }: CheckedRecord,
  withdrawn: readonly string[],
  before: StoredRecord | undefined,
  { categories }: Known,
  note: Note,
): void {
  const keys = new Set(category.attributes.map(({ key }) => key));
  const isStored = (key: string) => before !== undefined && key in before.attrs;
  for (const key of withdrawn) if (!keys.has(key) && !isStored(key)) noteStranger(key, WITHDRAWN, category, note);
  if (!before) return;
  if (before.categoryId !== category.id) {
    const own = categories.find(({ id }) => id === before.categoryId)?.code;
    note('category', category.code, '不是该型号在目录中的分类', `${own}；要改分类，请整条导入`);
    return;
  }
  // What is wrong with the record by itself has been said.
  if (inapplicable(attrs, category)) return;
  const merged = mergedAttributes(attrs, withdrawn, before.attrs, category);
  const wrong = inapplicable(merged, category);
  if (wrong) note(`attrs.${wrong.key}`, merged[wrong.key], wrong.problem, wrong.expected);
}

async function planFile(
  path: string,
  known: Known,
  { stored, removed }: { stored: ReadonlyMap<string, StoredRecord>; removed: ReadonlySet<string> },
  usual: UsualFigures,
): Promise<MergePlan> {
  const file = basename(path);
  const split = (await readRecords(path)).map(splitWithdrawn);
  const raws = split.map(({ raw }) => raw);
  const alsoCheck = (checked: CheckedRecord, note: Note) =>
    checkMerge(checked, split[checked.record - 1]?.withdrawn ?? [], stored.get(checked.key), known, note);
  const { records: valid, files } = await readNamedPictures(path, validateRecords(file, raws, known, alsoCheck), raws);
  const plan: MergePlan = {
    file,
    records: [],
    created: [],
    changes: [],
    suspicious: [],
    pictures: [],
    pictureFiles: files,
    out: valid.filter(({ key }) => removed.has(key)),
  };
  valid.forEach((record, at) => {
    if (removed.has(record.key)) return;
    const before = stored.get(record.key);
    const category = known.categories.find(({ id }) => id === (before?.categoryId ?? record.categoryId));
    if (!category) throw new Error(`category ${record.categoryId} is not known`);
    const picturesBefore = before?.pictures ?? [];
    const { pictures = picturesBefore } = record;
    const picturesChange = !isDeepStrictEqual(pictures, picturesBefore);
    if (picturesChange)
      plan.pictures.push({
        brand: record.brand.name,
        model: before?.model ?? record.model,
        before: picturesBefore,
        after: pictures,
      });
    if (!before) {
      plan.created.push(record);
      plan.records.push(record);
      return;
    }
    const { merged, changes } = mergeRecord(
      { ...record, categoryId: category.id },
      split[at]?.withdrawn ?? [],
      before,
      category,
    );
    if (changes.length === 0 && !picturesChange) return;
    plan.changes.push(...changes);
    plan.records.push(merged);
  });
  plan.suspicious = suspiciousRecords(plan.records, known, usual);
  return plan;
}

/**
 * What merging the files would write, value by value; nothing is written. Each file is held against the catalogue as it is.
 * @throws ImportError that names file, record, field and value, and what would be right, for the faults of all files
 */
export async function planMerge(db: Database, paths: readonly string[]): Promise<MergePlan[]> {
  const known = await loadKnown(db);
  const stored = await storedRecords(db);
  const removed = await removedKeys(db);
  const usual = usualFigures(stored.values());
  return readAll(paths, async path => {
    const plan = await planFile(path, known, { stored, removed }, usual);
    // A later file of the same call builds on what this one brings.
    for (const record of plan.records)
      stored.set(record.key, { ...record, pictures: record.pictures ?? stored.get(record.key)?.pictures ?? [] });
    return plan;
  });
}

/** Writes a plan: all of a file or, on any error, nothing of it. `storage` takes its pictures, where it has some. */
export const applyMerge = (
  db: Database,
  { records, pictureFiles }: MergePlan,
  storage?: ObjectStorage,
): Promise<Applied> => applyImport(db, records, { delivery: storage && { storage, files: pictureFiles } });
