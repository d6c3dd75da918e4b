import type { LedgerEntry, NearMiss as NearMissRow } from '@shixuan/api/client';
import type { Requirements } from '@shixuan/optics/model';
import { imagingRemedies, remedyText } from '@shixuan/optics/remedy';
import type { LedgerEntry as EngineEntry, NearestOnly, NearMiss, PartLedgerEntry } from '@shixuan/optics/solve';
import { pairOf } from './pair-row';

export function ledgerRow(
  need: Requirements,
  { check, label, pairs, cameras, lenses, nearest }: EngineEntry,
  explain: boolean,
): LedgerEntry {
  return { check, label, pairs, cameras, lenses, nearest: nearest && nearestRow(need, nearest, explain) };
}

/** Where one of the two parts is given, the rejected one is the other. */
export function partLedgerRow(
  need: Requirements,
  role: 'camera' | 'lens',
  { check, label, removed, nearest }: PartLedgerEntry,
  explain: boolean,
): LedgerEntry {
  const [cameras, lenses] = role === 'camera' ? [removed, 0] : [0, removed];
  return { check, label, pairs: removed, cameras, lenses, nearest: nearest && nearestRow(need, nearest, explain) };
}

export function nearMissRow(need: Requirements, near: NearMiss, explain: boolean): NearMissRow {
  const misses = near.misses.map(({ check, ...miss }) => ({ check, ...missOf(need, { ...near, ...miss }, explain) }));
  return { ...pairOf(near), misses };
}

const nearestRow = (need: Requirements, nearest: NearestOnly, explain: boolean) => ({
  ...pairOf(nearest),
  ...missOf(need, nearest, explain),
});

/** Remedies take longer than all the rest of an answer without a result, and most readers never open them. */
const missOf = (need: Requirements, { missedBy, verdict, ...system }: NearestOnly, explain: boolean) => ({
  missedBy,
  reason: verdict.reason,
  remedy: explain ? remedyText(imagingRemedies(need, system, verdict)) : null,
});
