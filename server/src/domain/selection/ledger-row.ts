import type { LedgerEntry, NearMiss as NearMissRow } from '@shixuan/api/client';
import type { LedgerEntry as EngineEntry, NearestOnly, NearMiss, PartLedgerEntry } from '@shixuan/optics/solve';
import { pairOf } from './pair-row';

export function ledgerRow({ check, label, pairs, cameras, lenses, nearest }: EngineEntry): LedgerEntry {
  return { check, label, pairs, cameras, lenses, nearest: nearest && nearestRow(nearest) };
}

/** Where one of the two parts is given, the rejected one is the other. */
export function partLedgerRow(
  role: 'camera' | 'lens',
  { check, label, removed, nearest }: PartLedgerEntry,
): LedgerEntry {
  const [cameras, lenses] = role === 'camera' ? [removed, 0] : [0, removed];
  return { check, label, pairs: removed, cameras, lenses, nearest: nearest && nearestRow(nearest) };
}

export function nearMissRow({ misses, ...near }: NearMiss): NearMissRow {
  return { ...pairOf(near), misses: misses.map(({ check, ...miss }) => ({ check, ...missOf(miss) })) };
}

const nearestRow = (nearest: NearestOnly) => ({ ...pairOf(nearest), ...missOf(nearest) });

const missOf = ({ missedBy, verdict }: Pick<NearestOnly, 'missedBy' | 'verdict'>) => ({
  missedBy,
  reason: verdict.reason,
  remedy: verdict.remedy ?? null,
});
