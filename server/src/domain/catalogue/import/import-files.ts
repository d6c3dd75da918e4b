import { basename } from 'node:path';
import type { Database } from '../../../platform/database/connect';
import { type Applied, applyImport, type Progress } from './apply';
import { loadKnown } from './load-known';
import { readRecords } from './read-file';
import { validateRecords } from './validate';

/** What happens to a file on its way in. */
export interface FileReport {
  onRead?: (file: string, records: number) => void;
  onProgress?: Progress;
  onDone?: (file: string, applied: Applied) => void;
}

/**
 * Imports product files one after the other, each all or nothing. A bad one ends it: files before it are in, it and those
 * after it are not.
 * @throws ImportError that names file, record, field and value, and what would be right.
 */
export async function importFiles(db: Database, paths: string[], report: FileReport = {}): Promise<void> {
  for (const path of paths) {
    const file = basename(path);
    const records = await readRecords(path);
    report.onRead?.(file, records.length);
    // Read anew for each file: one may bring brands that the next one uses.
    const valid = validateRecords(file, records, await loadKnown(db));
    const applied = await applyImport(db, valid, report.onProgress);
    report.onDone?.(file, applied);
  }
}
