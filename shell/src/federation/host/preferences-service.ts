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
  return {
    get: key => readJson(storage, stored(key), z.unknown(), undefined),
    set: (key, value) =>
      value === undefined ? storage.removeItem(stored(key)) : writeJson(storage, stored(key), value),
  };
}
