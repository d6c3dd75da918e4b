import { camerasOfPart, type SideBySide, wholeObject } from '@shixuan/optics/model';
import { type SelectionState, selectionPath } from '@shixuan/task-url';
import type { ShownCrossing } from '../../components/crossing-list';
import type { RankingAnswer } from '../../data/ranking/answer';
import { wholeWebRequest } from '../../data/ranking/whole-web-light';
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
    const leading = (to: SelectionState) => ({
      to: selectionPath(to),
      onTake: () => onTake({ title, before: state, after: to }),
    });
    const { sideBySide, task } = after;
    return {
      ...said,
      ...leading(after),
      task,
      before: state.task,
      ...(sideBySide &&
        task.mode === 'line' && {
          common: {
            asked: wholeWebRequest(task, sideBySide),
            withLight: (lightId: number) => leading({ ...after, lightId }),
          },
        }),
    };
  });
}

function changed(state: SelectionState, changes: Partial<SelectionState['task']>): SelectionState {
  const free = { cameraId: null, lensId: null, lightId: null, sensor: null, drafts: {} };
  const start = changes.mode === 'line' ? 'line' : 'field';
  const task = { ...state.task, ...changes };
  const sideBySide = changes.object ? sideBySideOf(state, task) : state.sideBySide;
  return { ...state, ...free, start, task, sideBySide };
}

/** How many cameras the changed task asks for: it states what one of them sees. Undefined where one sees the whole. */
function sideBySideOf(
  { task: before, sideBySide: was }: SelectionState,
  { mode, object }: SelectionState['task'],
): SideBySide | undefined {
  const whole = was ? wholeObject(before.object, was) : before.object;
  // A line goes across the short side of what one camera saw as an area.
  const isTurned = mode === 'line' && before.mode !== 'line';
  const widthMm = isTurned ? Math.min(whole.widthMm, whole.heightMm) : whole.widthMm;
  const across = camerasOfPart(widthMm, object.widthMm);
  if (across > 1) return { cameras: across, along: 'width' };
  const down = mode === 'line' ? 1 : camerasOfPart(whole.heightMm, object.heightMm);
  return down > 1 ? { cameras: down, along: 'height' } : undefined;
}
