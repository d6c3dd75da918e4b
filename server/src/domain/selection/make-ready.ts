import { setTimeout as delay } from 'node:timers/promises';
import { partJson } from './part-json';
import type { Selection } from './selection-of';
import type { Solver } from './solver';

/** Of the server's own thread no more than this at a time, and a fifth of it in all: calls go ahead. */
const SLICE_MS = 5;
const PAUSE_MS = 20;

/**
 * What the first visitors would otherwise wait for: the thread that solves is started and practises, and parts are written out as
 * answers carry them, which takes half a millisecond each because their drawings are measured.
 * @param signal ends it: the server is stopping
 */
export async function makeReady(selection: Selection, solver: Solver, signal: AbortSignal): Promise<void> {
  solver.prepare(selection);
  let started = performance.now();
  for (const part of selection.byId.values()) {
    partJson(part);
    if (performance.now() - started < SLICE_MS) continue;
    await delay(PAUSE_MS, undefined, { ref: false });
    if (signal.aborted) return;
    started = performance.now();
  }
}
