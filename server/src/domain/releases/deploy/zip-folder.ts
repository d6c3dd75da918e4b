import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { readSubject } from './read-subject';

/** A build as one body to upload. Stored as it is: the files' compressed copies are among them. */
export function zipFolder(folder: string): Uint8Array {
  const files = readSubject(folder).present.map(file => [file, readFileSync(join(folder, file))] as const);
  return zipSync(Object.fromEntries(files), { level: 0 });
}
