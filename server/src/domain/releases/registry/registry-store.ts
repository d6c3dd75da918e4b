import { join } from 'node:path';
import { PRODUCTION } from '../../../platform/storage/environments';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import type { StoragePlace } from '../../../platform/storage/storage-place';
import { storedBelow } from '../../../platform/storage/stored-below';

const REGISTRY_PREFIX = storedBelow.registry;

/** The object that names the versions in use. */
export const REGISTRY_POINTER = `${REGISTRY_PREFIX}registry.json`;

interface Place {
  storage: StoragePlace & { environment?: string };
  varDir: string;
}

/** Whether pages are read from a copy of the registry: of a bucket, or of an environment whose files lie with production's. */
export const isMirrored = ({ storage: { kind, environment = PRODUCTION } }: Pick<Place, 'storage'>): boolean =>
  kind === 's3' || environment !== PRODUCTION;

/** Folder that pages and files of versions are read from: the store itself, or this machine's copy of it. */
export const registryFolder = (config: Place): string =>
  join(config.storage.kind === 'folder' && !isMirrored(config) ? config.storage.folder : config.varDir, 'registry');

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
    room: storage.room,
  };
}
