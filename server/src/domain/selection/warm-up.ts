import { setTimeout as delay } from 'node:timers/promises';
import { partJson } from './part-json';
import type { Selection } from './selection-of';
import type { Solver } from './solver';

/** The server's own thread works no longer than this at a time, a fifth of it in all: calls come first. */
const SLICE_MS = 5;
const PAUSE_MS = 20;

/**
 * Does ahead of time what the first visitors would otherwise wait for. The solver thread is started and warmed up. Parts are
 * written out as answers carry them: half a millisecond each, because their drawings are measured.
 * @param signal aborted when the server stops
 */
export async function warmUp(selection: Selection, solver: Solver, signal: AbortSignal): Promise<void> {
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
