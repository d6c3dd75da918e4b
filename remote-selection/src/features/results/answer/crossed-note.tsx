import * as controls from '@shixuan/ui/controls.module.css';
import { LateTaskChanges } from '../../../components/late-task-changes';
import type { Crossing } from '../../../state/last-crossing';
import { useSelection } from '../../../state/selection-context';
import * as styles from './answer.module.css';

/** After one press that changed several inputs: what it changed, and the way back. */
export function CrossedNote({ crossing }: { crossing: Crossing }) {
  const { dispatch } = useSelection();
  const { title, before, after } = crossing;
  return (
    <p className={styles.crossed} role="status">
      <LateTaskChanges lead={`已照「${title}」改`} before={before.task} after={after.task} />{' '}
      <button type="button" className={controls.action} onClick={() => dispatch({ type: 'replaced', state: before })}>
        撤销
      </button>
    </p>
  );
}
