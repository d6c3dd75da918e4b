import type * as z from 'zod/mini';
import type { TextStorage } from './text-storage';

/** Reads JSON text that must match `schema`; `fallback` when it is missing, broken or of another shape. */
export function readJson<S extends z.ZodMiniType>(
  storage: TextStorage,
  key: string,
  schema: S,
  fallback: z.output<S>,
): z.output<S> {
  try {
    const text = storage.getItem(key);
    if (text === null) return fallback;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}

/** Writes JSON text. A full or refused storage loses the value without an error. */
export function writeJson(storage: TextStorage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // The caller keeps the value in memory; only the next visit lacks it.
  }
}
