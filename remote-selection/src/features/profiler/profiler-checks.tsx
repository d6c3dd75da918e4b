import { checkProfiler } from '@shixuan/optics/checks';
import type { ProfileNeeds, Profiler } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { CheckItems } from '../../components/check-items';

/** Every check of one profiler, worked out here from the facts in the row. */
export function LaserChecks({ need, profiler }: { need: ProfileNeeds; profiler: Profiler }) {
  return <CheckItems checks={useMemo(() => checkProfiler(need, profiler), [need, profiler])} />;
}
