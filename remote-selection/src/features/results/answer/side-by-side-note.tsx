import { wholeObject } from '@shixuan/optics/model';
import { withoutSideBySide } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import { Suspense } from 'react';
import { formatFigure } from '../../../lib/format-figure';
import { latePart } from '../../../lib/late-part';
import { useSelection } from '../../../state/selection-context';
import * as styles from './answer.module.css';

// Of webs alone: no part of what a page loads first.
const WholeWebLight = latePart(() => import('./whole-web-light').then(({ WholeWebLight }) => WholeWebLight));

/** Of cameras beside each other: how many see how much, in the one line that the card keeps free, and the way back to one. */
export function SideBySideNote() {
  const { state, dispatch, readOnly } = useSelection();
  const { sideBySide, task, lightId } = state;
  if (!sideBySide) return null;
  const object = wholeObject(task.object, sideBySide);
  const one = () => dispatch({ type: 'replaced', state: { ...withoutSideBySide(state), task: { ...task, object } } });
  const side = sideBySide.along === 'width' ? object.widthMm : object.heightMm;
  const isLightOpen = task.mode === 'line' && lightId === null;
  const take = (id: number) => dispatch({ type: 'replaced', state: { ...state, lightId: id } });
  return (
    <p className={styles.crossed}>
      {`${sideBySide.cameras} 台并排，共看 ${formatFigure(side)} mm${isLightOpen ? '；光源按全幅另配' : ''}`}
      {isLightOpen && (
        <Suspense>
          <WholeWebLight task={task} sideBySide={sideBySide} onTake={readOnly ? null : take} />
        </Suspense>
      )}
      {!readOnly && (
        <button type="button" className={`${controls.action} ${styles.back}`} onClick={one}>
          改回一台
        </button>
      )}
    </p>
  );
}
