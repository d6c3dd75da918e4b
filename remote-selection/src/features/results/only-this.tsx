import { Link } from '@shixuan/host';
import { selectionPath } from '@shixuan/task-url';
import { type ResultRow, rowName } from '../../data/ranking/answer';
import { useSelection } from '../../state/selection-context';
import * as styles from './only-this.module.css';

/** Both parts become fixed: the page then shows every check of this one system. */
export function OnlyThis({ row }: { row: ResultRow }) {
  const { state } = useSelection();
  const { camera, lens } = row;
  if (!camera || !lens) return null;
  return (
    <Link
      className={styles.only}
      to={selectionPath({ ...state, goal: 'systems', cameraId: camera.product.id, lensId: lens.product.id })}
      aria-label={`只看 ${rowName(row, 'systems')}`}
    >
      只看这套
    </Link>
  );
}
