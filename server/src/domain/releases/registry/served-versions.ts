import { reasonOf } from '../../../platform/reason-of';
import type { ObjectStorage } from '../../../platform/storage/object-storage';
import type { AppPath } from './registry-paths';

const DAY_MS = 24 * 3600_000;

const keyOf = (app: AppPath, version: string) => `served/${app}/${version}`;

/** When a version was last chosen for a page, to the day; null when never, as far as is known. */
export async function lastServed(storage: ObjectStorage, app: AppPath, version: string): Promise<Date | null> {
  const stored = await storage.get(keyOf(app, version));
  const date = new Date(stored?.bytes.toString('utf8') ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Notes that a version was chosen for a page. Called for every page: it writes once a day for each version. */
export type NoteServed = (app: AppPath, version: string) => void;

/** @param now for tests */
export function createNoteServed(
  storage: ObjectStorage,
  log: (line: string) => void,
  now: () => number = Date.now,
): NoteServed {
  const noted = new Map<string, number>();
  return (app, version) => {
    const key = keyOf(app, version);
    const at = now();
    if (at - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < DAY_MS) return;
    noted.set(key, at);
    storage.put(key, Buffer.from(new Date(at).toISOString())).catch((error: unknown) => {
      noted.delete(key);
      log(`没有记下 ${app} ${version} 有访客用过：${reasonOf(error)}`);
    });
  };
}
