import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';

/** Every file of a build as one body to upload, without the build's own notes. Stored as it is: compressed copies are among them. */
export function zipFolder(folder: string): Uint8Array {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name));
  const named = files.map(file => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)] as const);
  return zipSync(Object.fromEntries(named), { level: 0 });
}
