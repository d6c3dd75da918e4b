import type { Api } from '@shixuan/api/client';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../../lib/stored-json';
import type { TextStorage } from '../../lib/text-storage';
import { keptLists, listNames, readEntries } from './kept-lists';
import { type Agreed, agreedOf, changesOf, mergedEntries } from './merge-kept';

/** What was agreed with the account, by list. Goes with the storage at a logout. */
const KEY = 'agreed';
const Stored = z.record(z.string(), z.record(z.string(), z.string()));
/** Most changes in one call: more than the lists have room for, deletions included. */
const MOST = 300;

export interface KeptContext {
  storage: TextStorage;
  api: Pick<Api, 'accountKeep'>;
  /** A list was written: what the page shows of it is to be read again. */
  onWritten(storedKey: string): void;
}

/**
 * Hands what the device has changed to the account and takes over what other devices have. A list that changes during the
 * call is left for the next time. Rejects where the call fails; nothing is lost then.
 */
export async function syncKept({ storage, api, onWritten }: KeptContext, now = new Date()): Promise<void> {
  const agreed: Record<string, Agreed> = { ...readJson(storage, KEY, Stored, {}) };
  const before = new Map(listNames.map(list => [list, storage.getItem(keptLists[list].stored)]));
  const changes = listNames.flatMap(list => changesOf(list, readEntries(storage, list), agreed[list] ?? {}, now));
  const { items } = await api.accountKeep({ changes: changes.slice(0, MOST) }, { showLoading: false, silent: true });
  for (const list of listNames) {
    const { stored, toStored, entries } = keptLists[list];
    if (storage.getItem(stored) !== before.get(list)) continue;
    const merged = mergedEntries(
      readEntries(storage, list),
      items.filter(item => item.list === list),
    );
    const value = toStored(merged);
    // Entries that the list has no room for stay on the account; they were not deleted here.
    agreed[list] = agreedOf(entries(value));
    if (JSON.stringify(value) === before.get(list) || (merged.length === 0 && before.get(list) === null)) continue;
    writeJson(storage, stored, value);
    onWritten(stored);
  }
  writeJson(storage, KEY, agreed);
}
