import type { KeptItem } from '@shixuan/api/client';
import type { Entry } from './kept-lists';

/** What the device and the account agreed on last, as JSON text by key. */
export type Agreed = Readonly<Record<string, string>>;

/** What the device has changed since then, deletions with the value null. */
export function changesOf(list: KeptItem['list'], entries: readonly Entry[], agreed: Agreed, now: Date): KeptItem[] {
  const changedAt = now.toISOString();
  const changed = entries.flatMap(({ key, value }, place) =>
    agreed[key] === JSON.stringify(value) ? [] : { list, key, value, place, changedAt },
  );
  const left = new Set(entries.map(({ key }) => key));
  const deleted = Object.keys(agreed).filter(key => !left.has(key));
  return [...changed, ...deleted.map(key => ({ list, key, value: null, place: 0, changedAt }))];
}

/**
 * The list after a merge: what the account keeps, in the device's order, then what is new to the device, the latest first.
 * Values of entries that were agreed on are the account's.
 */
export function mergedEntries(entries: readonly Entry[], items: readonly KeptItem[]): Entry[] {
  const kept = new Map(items.flatMap(item => (item.value === null ? [] : [[item.key, item]])));
  const known = entries.flatMap(({ key }) => kept.get(key) ?? []);
  const isKnown = new Set(known.map(({ key }) => key));
  const added = [...kept.values()]
    .filter(({ key }) => !isKnown.has(key))
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt) || a.place - b.place);
  return [...known, ...added].map(({ key, value }) => ({ key, value }));
}

export const agreedOf = (entries: readonly Entry[]): Agreed =>
  Object.fromEntries(entries.map(({ key, value }) => [key, JSON.stringify(value)]));
