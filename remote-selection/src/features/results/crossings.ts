import { type SelectionState, selectionPath } from '@shixuan/task-url';
import type { ShownCrossing } from '../../components/crossing-list';
import type { RankingAnswer } from '../../data/ranking/answer';
import type { Crossing } from '../../state/last-crossing';

/**
 * Other kinds of systems that the answer names, each with the address of the changed task. Fixed parts are released.
 * @param onTake one is about to take the place of the task
 */
export function shownCrossings(
  answer: RankingAnswer,
  state: SelectionState,
  onTake: (crossing: Crossing) => void,
): readonly ShownCrossing[] {
  if (!('crossings' in answer) || !answer.crossings) return [];
  return answer.crossings.map(({ changes, ...said }) => {
    const after = changed(state, changes);
    const { title } = said;
    return {
      ...said,
      to: selectionPath(after),
      task: after.task,
      before: state.task,
      onTake: () => onTake({ title, before: state, after }),
    };
  });
}

function changed(state: SelectionState, changes: Partial<SelectionState['task']>): SelectionState {
  const free = { cameraId: null, lensId: null, lightId: null, sensor: null, drafts: {} };
  const start = changes.mode === 'line' ? 'line' : 'field';
  return { ...state, ...free, start, task: { ...state.task, ...changes } };
}
