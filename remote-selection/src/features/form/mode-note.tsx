import type { SelectionState } from '@shixuan/task-url';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from '../../components/form/form.module.css';
import { droppedByMode } from '../../data/task/with-mode';
import { useSelection } from '../../state/selection-context';

const labels = { area: '面阵', line: '线扫', telecentric: '远心测量' } as const;

/** Says what another kind of imaging has dropped, for as long as it is not told anew, and brings it back. */
export function ModeNote({ before, onUndo }: { before: SelectionState; onUndo(): void }) {
  const { state } = useSelection();
  const dropped = droppedByMode(before, state);
  return (
    <div role="status">
      {dropped.length > 0 && (
        <p className={styles.explain}>
          {`已换成${labels[state.task.mode]}，原来的${dropped.join('、')}不再适用，已清空。`}
          <button type="button" className={controls.action} onClick={onUndo}>
            恢复原来的
          </button>
        </p>
      )}
    </div>
  );
}
