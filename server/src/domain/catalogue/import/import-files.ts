import { basename } from 'node:path';
import type { Database } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { withDerivedAttributes } from '../derived-attributes';
import { readNamedPictures } from '../pictures/read-named-pictures';
import { suspicionsOf } from '../quality/suspicions';
import { type UsualFigures, unusualFigures, usualFigures } from '../quality/usual-figures';
import { product } from '../schema';
import { type Applied, applyImport, type Progress } from './apply';
import { readAll } from './import-error';
import { loadKnown } from './load-known';
import { readRecords } from './read-file';
import type { ValidRecord } from './valid-record';
import { type Known, validateRecords } from './validate';

/** A record of a file whose figures contradict each other, or look like slips in a unit. */
export interface SuspiciousRecord {
  record: number;
  brand: string;
  model: string;
  reasons: string[];
}

/** What happens to a file on its way in. */
export interface FileReport {
  onRead?: (file: string, records: number) => void;
  onProgress?: Progress;
  /** The records as they will be written. */
  onChecked?: (file: string, records: readonly ValidRecord[]) => void;
  /** Records whose figures contradict each other; they are imported all the same. */
  onSuspicious?: (file: string, records: SuspiciousRecord[]) => void;
  onDone?: (file: string, applied: Applied) => void;
}

/**
 * Imports product files one after the other, each all or nothing, once all of them have been read and checked: where one is
 * bad, none is imported. An error while writing ends it: files before it are in, it and those after it are not.
 * @param storage takes the pictures that records name; needed where they do
 * @throws ImportError that names file, record, field and value, and what would be right, for the faults of all files.
 */
export async function importFiles(
  db: Database,
  paths: readonly string[],
  report: FileReport = {},
  storage?: ObjectStorage,
): Promise<void> {
  const known = await loadKnown(db);
  const usual = usualFigures(await db.select({ categoryId: product.categoryId, attrs: product.attrs }).from(product));
  const checked = await readAll(paths, async path => {
    const file = basename(path);
    const raws = await readRecords(path);
    report.onRead?.(file, raws.length);
    const { records, files } = await readNamedPictures(path, validateRecords(file, raws, known), raws);
    // The next file may use brands that this one brings.
    known.brands.push(...newBrands(records));
    return { file, records, files };
  });
  for (const { file, records, files } of checked) {
    report.onChecked?.(file, records);
    report.onSuspicious?.(file, suspiciousRecords(records, known, usual));
    const applied = await applyImport(db, records, {
      onProgress: report.onProgress,
      delivery: storage && { storage, files },
    });
    report.onDone?.(file, applied);
  }
}

const newBrands = (records: readonly ValidRecord[]) => [
  ...new Set(records.flatMap(({ brand, newBrand }) => (newBrand ? [brand] : []))),
];

const nothingUsual: UsualFigures = new Map();

/** The records whose figures contradict each other, or are far from those of other products, with the reasons. */
export function suspiciousRecords(
  records: readonly ValidRecord[],
  { categories }: Known,
  usual = nothingUsual,
): SuspiciousRecord[] {
  const byId = new Map(categories.map(category => [category.id, category]));
  return records.flatMap(({ record, brand, model, categoryId, ...stated }) => {
    const category = byId.get(categoryId);
    if (!category) throw new Error(`category ${categoryId} is not known`);
    // As the site will show them: a size that follows from the pixels may contradict the format.
    const { attrs } = withDerivedAttributes(category.code, stated);
    const reasons = [
      ...suspicionsOf({ category: category.code, model, attrs }).map(({ reason }) => reason),
      // A computed figure is as wrong as what it follows from, which is told.
      ...unusualFigures({ categoryId, attrs: stated.attrs }, usual, category),
    ];
    return reasons.length === 0 ? [] : { record, brand: brand.name, model, reasons };
  });
}
