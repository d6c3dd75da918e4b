import { type SelectionState, selectionPath } from '@shixuan/task-url';
import type { ShownCrossing } from '../../components/crossing-list';
import type { RankingAnswer } from '../../data/ranking/answer';

/** Other kinds of systems that the answer names, each with the address of the changed task. Fixed parts are released. */
export function shownCrossings(answer: RankingAnswer, state: SelectionState): readonly ShownCrossing[] {
  if (!('crossings' in answer) || !answer.crossings) return [];
  return answer.crossings.map(({ changes, ...said }) => {
    const other = changed(state, changes);
    return { ...said, to: selectionPath(other), task: other.task };
  });
}

function changed(state: SelectionState, changes: Partial<SelectionState['task']>): SelectionState {
  const free = { cameraId: null, lensId: null, lightId: null, sensor: null, drafts: {} };
  const start = changes.mode === 'line' ? 'line' : 'field';
  return { ...state, ...free, start, task: { ...state.task, ...changes } };
}
