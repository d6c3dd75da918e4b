import { folderStorage } from '../../../platform/storage/folder-storage';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { localPerson } from './local-person';
import { runOperation } from './operations/run-operation';
import { readBuild } from './read-build';
import type { AppPath } from './registry-paths';
import { readPointer } from './registry-pointer';
import { storeVersion } from './store-version';

export interface Published {
  app: AppPath;
  version: string;
  /** False when exactly this version was live already. */
  changed: boolean;
  /** Revision of the registry afterwards. */
  revision: number;
}

/**
 * Publishes an app that was built on this machine to everybody at once: its files into an immutable version folder, then
 * its row in one atomic swap of `registry.json`. Versions that were live before keep their files and their row with no
 * traffic, for open pages and for going back. Publishing the same build again changes nothing.
 * @throws Error in Chinese when the build is not whole, when the version was published with other content, or when
 * `registry.json` cannot be read: a broken registry is never overwritten
 */
export async function publishTo(storage: ObjectStorage, distDir: string): Promise<Published> {
  const build = await readBuild(distDir);
  await readPointer(storage);
  await storeVersion(storage, build, distDir);
  const { app, version } = build;
  const asked = { command: 'start' as const, app, build, who: localPerson(), reason: '' };
  const { changed, revision } = await runOperation({ storage }, asked);
  return { app, version, changed, revision };
}

/** The same, into a folder of this machine. */
export const publish = (distDir: string, registryDir: string): Promise<Published> =>
  publishTo(folderStorage(registryDir), distDir);
