import { basename } from 'node:path';
import type { Database } from '../../../platform/database/connect';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { readNamedPictures } from '../pictures/read-named-pictures';
import { suspicionsOf } from '../quality/suspicions';
import { type Applied, applyImport, type Progress } from './apply';
import { loadKnown } from './load-known';
import { readRecords } from './read-file';
import type { ValidRecord } from './valid-record';
import { type Known, validateRecords } from './validate';

/** A record of a file whose figures contradict each other. */
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
 * Imports product files one after the other, each all or nothing. A bad one ends it: files before it are in, it and those
 * after it are not.
 * @param storage takes the pictures that records name; needed where they do
 * @throws ImportError that names file, record, field and value, and what would be right.
 */
export async function importFiles(
  db: Database,
  paths: string[],
  report: FileReport = {},
  storage?: ObjectStorage,
): Promise<void> {
  for (const path of paths) {
    const file = basename(path);
    const records = await readRecords(path);
    report.onRead?.(file, records.length);
    // Read anew for each file: one may bring brands that the next one uses.
    const known = await loadKnown(db);
    const { records: valid, files } = await readNamedPictures(path, validateRecords(file, records, known));
    report.onChecked?.(file, valid);
    report.onSuspicious?.(file, suspiciousRecords(valid, known));
    const applied = await applyImport(db, valid, {
      onProgress: report.onProgress,
      delivery: storage && { storage, files },
    });
    report.onDone?.(file, applied);
  }
}

/** The records whose figures contradict each other, with the reasons. */
export function suspiciousRecords(records: readonly ValidRecord[], { categories }: Known): SuspiciousRecord[] {
  const codes = new Map(categories.map(({ id, code }) => [id, code]));
  return records.flatMap(({ record, brand, model, categoryId, attrs }) => {
    const reasons = suspicionsOf({ category: codes.get(categoryId) ?? '', model, attrs }).map(({ reason }) => reason);
    return reasons.length === 0 ? [] : { record, brand: brand.name, model, reasons };
  });
}
