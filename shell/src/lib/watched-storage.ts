import type { TextStorage } from './text-storage';

/** A storage that tells of what is written to it. */
export const watchedStorage = (storage: TextStorage, onWrite: (key: string) => void): TextStorage => ({
  getItem: key => storage.getItem(key),
  setItem(key, value) {
    storage.setItem(key, value);
    onWrite(key);
  },
  removeItem(key) {
    storage.removeItem(key);
    onWrite(key);
  },
  clear: () => storage.clear(),
});
