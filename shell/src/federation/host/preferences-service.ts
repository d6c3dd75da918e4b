import type { PreferencesService } from '@shixuan/host';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../../lib/stored-json';
import type { TextStorage } from '../../lib/text-storage';

/**
 * A remote's preferences in the browser's storage, under its own name: shared by all its versions, separate from other
 * remotes.
 */
export function createPreferencesService(storage: TextStorage, remote: string): PreferencesService {
  const stored = (key: string) => `preferences/${remote}/${key}`;
  const read = (key: string) => readJson(storage, stored(key), z.unknown(), undefined);
  const seen = new Map<string, unknown>();
  return {
    get(key) {
      seen.set(key, read(key));
      return seen.get(key);
    },
    set(key, value) {
      const merged = mergeLists(seen.get(key), value, read(key));
      seen.set(key, value);
      if (merged === undefined) storage.removeItem(stored(key));
      else writeJson(storage, stored(key), merged);
    },
  };
}

/**
 * A list as a page writes it, with what another tab or another device has done since the page read it: what was added
 * stays, what was deleted does not come back. Anything but lists of objects is written as it is.
 */
function mergeLists(read: unknown, written: unknown, stored: unknown): unknown {
  if (!isList(read) || !isList(written) || !isList(stored)) return written;
  const has = (list: readonly object[], item: object) =>
    list.some(each => JSON.stringify(each) === JSON.stringify(item));
  return [
    ...written.filter(item => !has(read, item) || has(stored, item)),
    ...stored.filter(item => !has(read, item) && !has(written, item)),
  ];
}

const isList = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every(each => typeof each === 'object' && each !== null);
