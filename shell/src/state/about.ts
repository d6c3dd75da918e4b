import { atom } from 'jotai';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';
import { ABOUT_KEY } from './storage-keys';

/** `auto`: opened automatically at the start of the visit, with the offer 不再显示. */
export type AboutState = 'closed' | 'auto' | 'asked';

export const about = atom<AboutState>('closed');

/** True once the visitor chose 不再显示. */
export const readIsAbout = (storage: TextStorage): boolean => readJson(storage, ABOUT_KEY, z.boolean(), false);

export const writeIsAbout = (storage: TextStorage): void => writeJson(storage, ABOUT_KEY, true);
