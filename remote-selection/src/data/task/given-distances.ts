import type { SelectionState } from '@shixuan/task-url';

/** Which distances a state gives, typed wrongly or not. */
export function givenDistances({ task, drafts }: SelectionState): Readonly<Record<'wd' | 'oo', boolean>> {
  const given = ({ minMm, maxMm }: SelectionState['task']['workingDistance']) => minMm !== null || maxMm !== null;
  return {
    wd: given(task.workingDistance) || drafts.wd !== undefined,
    oo: given(task.objectImageDistance) || drafts.oo !== undefined,
  };
}
