import type { ObjectStorage } from './object-storage';

/** Beginnings of the keys of everything that a site keeps in its storage; a backup holds what lies below them. */
export const storedBelow = {
  files: 'files/',
  pictures: 'pictures/',
  registry: 'registry/',
  submissions: 'submissions/',
} as const;

export const storedPrefixes: readonly string[] = Object.values(storedBelow);

/** A storage that takes no object outside the known places: backups would leave it out. */
export const withKnownPlaces = (storage: ObjectStorage): ObjectStorage => ({
  ...storage,
  async put(key, bytes, condition) {
    if (!storedPrefixes.some(prefix => key.startsWith(prefix)))
      throw new Error(`no place is known for the object ${key}`);
    return storage.put(key, bytes, condition);
  },
});
