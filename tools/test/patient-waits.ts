import { vi } from 'vitest';
import { WAIT_MS } from './wait-ms.mjs';

// `vi.waitFor` and `vi.waitUntil` give up after a second, for which a busy machine needs no fault. No setting changes that.

const { waitFor, waitUntil } = vi;

/** @param options as they are given to Vitest: the longest wait, or an object */
const patient = <T extends object>(options: number | T | undefined) =>
  typeof options === 'number' ? { timeout: options } : { timeout: WAIT_MS, ...options };

// The setup runs for each file of a worker, and what is set stays for all of them.
const told = globalThis as { waitsPatiently?: true };
if (!told.waitsPatiently) {
  vi.waitFor = (callback, options) => waitFor(callback, patient(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
}
told.waitsPatiently = true;
