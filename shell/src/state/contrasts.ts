import type { CompareItem } from '@shixuan/host';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';
import { config } from './config';
import { setStored } from './set-stored';
import { CONTRASTS_KEY } from './storage-keys';
import type { Store } from './store';

/** A wide screen shows six columns side by side. */
export const MAX_CONTRASTS = 6;

const Contrasts = z.array(z.object({ id: z.number(), categoryId: z.number(), title: z.string(), image: z.string() }));

const restore = (store: Store, storage: TextStorage) =>
  setStored(store, config.contrasts, readJson(storage, CONTRASTS_KEY, Contrasts, []).slice(0, MAX_CONTRASTS));

/** Adopts a change made in another tab: all tabs share one list. */
export function adoptContrasts(store: Store, storage: TextStorage, key: string | null): void {
  if (key === null || key === CONTRASTS_KEY) restore(store, storage);
}

/** Keeps the comparison list over a reload. */
export function persistContrasts(store: Store, storage: TextStorage): void {
  restore(store, storage);
  store.sub(config.contrasts, () => writeJson(storage, CONTRASTS_KEY, store.get(config.contrasts)));
}

export type AddResult = { ok: true } | { ok: false; reason: string };

/** Appends the product and sets the contrast flag; a product that is on the list already stays where it is. */
export function addContrast(store: Store, item: CompareItem): AddResult {
  const list = store.get(config.contrasts);
  const [first] = list;
  if (!list.some(({ id }) => id === item.id)) {
    if (first && first.categoryId !== item.categoryId) {
      return { ok: false, reason: '只能对比同一分类的产品，请先清空对比栏' };
    }
    if (list.length >= MAX_CONTRASTS) return { ok: false, reason: `最多对比 ${MAX_CONTRASTS} 款产品，请先移除一款` };
    store.set(config.contrasts, [...list, item]);
  }
  store.set(config.contrast, true);
  return { ok: true };
}

export const removeContrast = (store: Store, id: number): void =>
  store.set(config.contrasts, list => list.filter(item => item.id !== id));

export const clearContrasts = (store: Store): void => store.set(config.contrasts, []);
