import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../lib/root.mjs';

/** The `package.json` of a package of this checkout. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  sideEffects?: boolean | string[];
  devDependencies?: Record<string, string>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Entries of packages that are packed, by request, as paths without suffix: `shared/optics/src/model/index`. */
export function packedEntries(folders: readonly string[]): Map<string, string> {
  return new Map(
    folders.flatMap(folder => {
      const { name, exports } = readManifest(folder);
      return Object.entries(exports).map(([key, entry]) => [
        posix.join(name, key),
        posix.join(folder, entry).replace(/\.tsx?$/, ''),
      ]);
    }),
  );
}
