import { join } from 'node:path';
import type { Config } from '../../../platform/config';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import { storedBelow } from '../../../platform/storage/stored-below';

const REGISTRY_PREFIX = storedBelow.registry;

/** The object that names the versions in use. */
export const REGISTRY_POINTER = `${REGISTRY_PREFIX}registry.json`;

/** Folder that pages and files of versions are read from: the store itself, or, with a bucket, this machine's copy of it. */
export const registryFolder = ({ storage, varDir }: Pick<Config, 'storage' | 'varDir'>): string =>
  join(storage.kind === 'folder' ? storage.folder : varDir, 'registry');

/** The registry's part of the site's storage: `registry.json`, `files/…`, `audit/…`, `served/…`. */
export function registryStore(storage: ObjectStorage): ObjectStorage {
  const below = (key: string) => REGISTRY_PREFIX + key;
  return {
    get: key => storage.get(below(key)),
    has: key => storage.has(below(key)),
    read: (key, range) => storage.read(below(key), range),
    put: (key, bytes, condition) => storage.put(below(key), bytes, condition),
    list: async prefix => (await storage.list(below(prefix))).map(key => key.slice(REGISTRY_PREFIX.length)),
    delete: key => storage.delete(below(key)),
  };
}
