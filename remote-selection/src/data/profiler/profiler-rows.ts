import type { ProfilerRow, SelectedProfiler } from '@shixuan/api/client';
import type { ProfilerAnswer } from './profiler-query';

/** A row with the profiler that it names. */
export type ProfilerResultRow = ProfilerRow & { key: string; selected: SelectedProfiler };

export const indexProfilers = ({ parts }: ProfilerAnswer): ReadonlyMap<number, SelectedProfiler> =>
  new Map(parts.map(each => [each.product.id, each]));

export function profilerRows(answer: ProfilerAnswer): ProfilerResultRow[] {
  const parts = indexProfilers(answer);
  return answer.list.flatMap(row => {
    const selected = parts.get(row.profilerId);
    return selected ? [{ ...row, key: String(row.profilerId), selected }] : [];
  });
}
