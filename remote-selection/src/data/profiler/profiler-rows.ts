import type { ProfilerRow, SelectedProfiler } from '@shixuan/api/client';
import type { LaserAnswer } from './profiler-query';

/** A row with the profiler that it names. */
export type LaserRow = ProfilerRow & { key: string; selected: SelectedProfiler };

export const indexProfilers = ({ parts }: LaserAnswer): ReadonlyMap<number, SelectedProfiler> =>
  new Map(parts.map(each => [each.product.id, each]));

export function laserRows(answer: LaserAnswer): LaserRow[] {
  const parts = indexProfilers(answer);
  return answer.list.flatMap(row => {
    const selected = parts.get(row.profilerId);
    return selected ? [{ ...row, key: String(row.profilerId), selected }] : [];
  });
}
