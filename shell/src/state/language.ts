import { DEFAULT_LANGUAGE, type Language } from '@shixuan/host';
import { type Atom, atom } from 'jotai';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';
import { LANGUAGE_KEY } from './storage-keys';
import type { Store } from './store';

const Stored = z.enum(['zh-CN', 'en']);

/** The visitor's choice, before any text in it has come. */
export const chosenLanguage = atom<Language>(DEFAULT_LANGUAGE);

/** The language besides Chinese whose texts have come, by app: `shell`, `catalog@1.0.0-3f9a2c1b`. */
export const spokenLanguages = atom<Readonly<Record<string, Language>>>({});

/** How many apps are bringing their texts now. */
export const textsUnderWay = atom(0);

/** In which language an app is shown: the chosen one, once its texts are there. */
export const languageOf = (app: string): Atom<Language> =>
  atom(get => {
    const chosen = get(chosenLanguage);
    return get(spokenLanguages)[app] === chosen ? chosen : DEFAULT_LANGUAGE;
  });

/** In which language the frame is shown. */
export const frameLanguage = languageOf('shell');

const restore = (store: Store, storage: TextStorage) =>
  store.set(chosenLanguage, readJson(storage, LANGUAGE_KEY, Stored, DEFAULT_LANGUAGE));

/** Restores the choice of an earlier visit and keeps what changes. */
export function persistLanguage(store: Store, storage: TextStorage): void {
  restore(store, storage);
  store.sub(chosenLanguage, () => keepLanguage(store, storage));
}

/** Stores the choice: also once more after the storage was cleared, as it belongs to the device and not to a login. */
export function keepLanguage(store: Store, storage: TextStorage): void {
  const chosen = store.get(chosenLanguage);
  if (chosen === DEFAULT_LANGUAGE) storage.removeItem(LANGUAGE_KEY);
  else writeJson(storage, LANGUAGE_KEY, chosen);
}

/** Adopts the choice of another tab. */
export function adoptLanguage(store: Store, storage: TextStorage, key: string | null): void {
  if (key === LANGUAGE_KEY) restore(store, storage);
}
