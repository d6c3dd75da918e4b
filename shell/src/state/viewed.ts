import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';
import { pageTitle } from './page-title';
import type { Store } from './store';

const KEY = 'viewed';
const MOST = 30;
const PRODUCT = /^\/(?:goods|selection)\/detail\?id=(\d{1,10})(?:&|$)/;

const Viewed = z.array(z.object({ id: z.number(), title: z.string() }));

/** Products that the visitor looked at, the last one first. */
const readViewed = (storage: TextStorage): { id: number; title: string }[] => readJson(storage, KEY, Viewed, []);

/** Notes each product page that has named itself. */
export function keepViewed(store: Store, storage: TextStorage): void {
  store.sub(pageTitle, () => {
    const { at = '', title = '' } = store.get(pageTitle) ?? {};
    const id = Number(PRODUCT.exec(at)?.[1]);
    if (!id || title === '') return;
    const others = readViewed(storage).filter(one => one.id !== id);
    writeJson(storage, KEY, [{ id, title }, ...others].slice(0, MOST));
  });
}
