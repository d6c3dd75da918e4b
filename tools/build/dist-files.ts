import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths below `dist`, with forward slashes, without compressed copies and the build's own notes. */
export function distFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.name.startsWith('.'))
    .map(entry => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** `sha384-…`, as Subresource Integrity writes it. */
export const integrityOf = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const integrityOfFiles = (dist: string, files: string[]): Record<string, string> =>
  Object.fromEntries(files.map(file => [file, integrityOf(readFileSync(join(dist, file)))]));

export const bytesOf = (dist: string, files: string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
