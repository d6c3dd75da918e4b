import { wholeObject } from '@shixuan/optics/model';
import { withoutSideBySide } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { formatFigure } from '../../../lib/format-figure';
import { useSelection } from '../../../state/selection-context';
import * as styles from './answer.module.css';

/** Of cameras beside each other: how many see how much, in the one line that the card keeps free, and the way back to one. */
export function SideBySideNote() {
  const { state, dispatch, readOnly } = useSelection();
  const { sideBySide, task } = state;
  if (!sideBySide) return null;
  const object = wholeObject(task.object, sideBySide);
  const one = () => dispatch({ type: 'replaced', state: { ...withoutSideBySide(state), task: { ...task, object } } });
  const side = sideBySide.along === 'width' ? object.widthMm : object.heightMm;
  return (
    <p className={styles.crossed}>
      {`${sideBySide.cameras} 台并排，共看 ${formatFigure(side)} mm${task.mode === 'line' ? '；光源按全幅另配' : ''}`}
      {!readOnly && (
        <button type="button" className={`${controls.action} ${styles.back}`} onClick={one}>
          改回一台
        </button>
      )}
    </p>
  );
}
