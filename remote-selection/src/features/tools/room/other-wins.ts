import { createApi } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { type Room, roomFactor } from '@shixuan/optics/sensitivity';
import { useEffect, useState } from 'react';
import type { ResultRow } from '../../../data/ranking/answer';
import type { RankingRequest } from '../../../data/ranking/ranking-query';

export type Side = 'low' | 'high';
export const sideKey = (room: Room, side: Side): string => `${room.input.id} ${side}`;

/** The last value at which the system is still first, by input and side; null: it is first as far as it holds. */
export type OtherWins = ReadonlyMap<string, number | null>;

/** Halvings per end: the value is known to a sixteenth of the way. */
const halvings = 4;
const sides: readonly Side[] = ['low', 'high'];

export interface OtherWinsSearch {
  found: OtherWins;
  /** Ends that are known, of all. */
  done: number;
  all: number;
  running: boolean;
  failed: boolean;
  start(): void;
  stop(): void;
}

/** Finds from where on another system is first, by asking for the ranking of changed tasks, one at a time. */
export function useOtherWins(request: RankingRequest, row: ResultRow, rooms: readonly Room[]): OtherWinsSearch {
  const host = useHost();
  const [state, setState] = useState<Progress>({ of: rooms, found: new Map(), phase: 'idle' });
  // Of rooms that have changed since, nothing is known.
  const { found, phase } = state.of === rooms ? state : { found: new Map<string, number | null>(), phase: 'idle' };
  const change = (next: Phase) => setState({ of: rooms, found: next === 'running' ? new Map() : found, phase: next });

  useEffect(() => {
    if (phase !== 'running' || request.goal !== 'systems') return;
    const { body } = request;
    const abort = new AbortController();
    const api = createApi(host.request);
    const isFirst = async (room: Room, value: number) => {
      const changed = { ...body, task: room.input.changed(value), limit: 1 };
      const { list } = await api.rankSystems(changed, { signal: abort.signal, silent: true, showLoading: false });
      const first = list[0];
      return !first || (first.cameraId === row.camera?.product.id && first.lensId === row.lens?.product.id);
    };
    const end = (phase: Phase) =>
      !abort.signal.aborted && setState(before => (before.of === rooms ? { ...before, phase } : before));
    const run = async () => {
      for (const room of rooms) {
        for (const side of sides) {
          const value = await lastFirst(room, side, to => isFirst(room, to));
          if (abort.signal.aborted) return;
          setState(before =>
            before.of === rooms ? { ...before, found: new Map(before.found).set(sideKey(room, side), value) } : before,
          );
        }
      }
      end('idle');
    };
    run().catch(() => end('failed'));
    return () => abort.abort();
  }, [phase, host, request, row, rooms]);

  return {
    found,
    done: found.size,
    all: sides.length * rooms.length,
    running: phase === 'running',
    failed: phase === 'failed',
    start: () => change('running'),
    stop: () => change('idle'),
  };
}

type Phase = 'idle' | 'running' | 'failed';
interface Progress {
  /** The rooms that it was begun for. */
  of: readonly Room[];
  found: OtherWins;
  phase: Phase;
}

async function lastFirst(
  { input, low, high }: Room,
  side: Side,
  isFirst: (value: number) => Promise<boolean>,
): Promise<number | null> {
  const end = (side === 'low' ? low : high).value ?? input.value * (side === 'low' ? 1 / roomFactor : roomFactor);
  if (end === input.value || (await isFirst(end))) return null;
  let first = input.value;
  let other = end;
  for (let step = 0; step < halvings; step++) {
    const middle: number = Math.sqrt(first * other);
    if (await isFirst(middle)) first = middle;
    else other = middle;
  }
  return first;
}
