import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellManifest } from '@shixuan/host/manifest';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '../../../domain/releases/registry/integrity';
import { type AppPath, versionFolder } from '../../../domain/releases/registry/registry-paths';
import type { Bundle } from '../../../domain/rendering/draw-job';

/** A file of a version, and the address of the version's folder. */
export interface VersionFile {
  app: AppPath;
  manifest: Pick<ShellManifest, 'version' | 'integrity'>;
  base: string;
  file: string;
}

/** @throws Error when the file is missing or is not the one of the manifest */
export type ReadBundle = (file: VersionFile) => Promise<Bundle>;

/** Bundles and style sheets in memory: those of a few deployments. */
const MOST_BUNDLES = 100;

/** Files of published versions, whose bytes are compared with the hash in the manifest. */
export function publishedBundles(registryDir: string): ReadBundle {
  const bundles = new LRUCache<string, Bundle>({ max: MOST_BUNDLES });
  return async ({ app, manifest, file }) => {
    const hash = manifest.integrity[file];
    if (!hash) throw new Error(`${file} has no hash`);
    const known = bundles.get(hash);
    if (known) return known;
    const bytes = await readFile(join(versionFolder(registryDir, app, manifest.version), file));
    if (integrityOf(bytes) !== hash) throw new Error(`${file} of ${app} ${manifest.version} was altered`);
    const bundle = { hash, source: bytes.toString('utf8') };
    bundles.set(hash, bundle);
    return bundle;
  };
}

/** A file waits for the compilation that is under way, ms. */
const COMPILED_MS = 60_000;

/** Files of development servers, as they are after the last edit; they have no hash but their own. */
export const bundlesInDevelopment: ReadBundle = async ({ base, file }) => {
  const response = await fetch(base + file, { signal: AbortSignal.timeout(COMPILED_MS) });
  if (!response.ok) throw new Error(`${base}${file}: HTTP ${response.status}`);
  const source = await response.text();
  return { hash: createHash('sha256').update(source).digest('base64'), source };
};
