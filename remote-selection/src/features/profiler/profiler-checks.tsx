import { checkProfiler, type ProfileNeeds, type Profiler } from '@shixuan/optics';
import { useMemo } from 'react';
import { CheckItems } from '../../components/check-items';

/** Every check of one profiler, worked out here from the facts in the row. */
export function LaserChecks({ need, profiler }: { need: ProfileNeeds; profiler: Profiler }) {
  return <CheckItems checks={useMemo(() => checkProfiler(need, profiler), [need, profiler])} />;
}
