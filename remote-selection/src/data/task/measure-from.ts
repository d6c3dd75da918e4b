import type { SelectionState } from '@shixuan/task-url';
import { givenDistances } from './given-distances';

const free = { minMm: null, maxMm: null };

/** Changes where the distance is measured from. The given value is kept for the new origin; of two values the other is dropped. */
export function measureFrom(state: SelectionState, from: 'wd' | 'oo'): SelectionState {
  const { workingDistance, objectImageDistance } = state.task;
  const given = givenDistances(state);
  const { wd, oo, ...drafts } = state.drafts;
  const other = from === 'wd' ? objectImageDistance : workingDistance;
  const own = from === 'wd' ? workingDistance : objectImageDistance;
  const kept = given[from] ? own : other;
  const draft = given[from] ? state.drafts[from] : from === 'wd' ? oo : wd;
  return {
    ...state,
    task: {
      ...state.task,
      workingDistance: from === 'wd' ? kept : free,
      objectImageDistance: from === 'oo' ? kept : free,
    },
    drafts: draft === undefined ? drafts : { ...drafts, [from]: draft },
  };
}
