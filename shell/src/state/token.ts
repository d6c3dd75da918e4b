import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/stored-json';
import type { TextStorage } from '../lib/text-storage';

const KEY = 'token';

/** The token, kept as JSON text; an empty string when there is none. */
export const readToken = (storage: TextStorage): string => readJson(storage, KEY, z.string(), '');

export const writeToken = (storage: TextStorage, token: string): void => writeJson(storage, KEY, token);
