import { brandLabel } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import type { Goal } from '@shixuan/task-url';
import type { ResultRow } from '../../data/ranking/answer';
import { productPath } from '../../lib/paths';
import * as styles from './result-name.module.css';

/** What the ranking is of: a camera, a lens, or both. */
export function ResultName({ row, goal }: { row: ResultRow; goal: Goal }) {
  const parts = goal === 'cameras' ? [row.camera] : goal === 'lenses' ? [row.lens] : [row.camera, row.lens];
  return (
    <div className={styles.names}>
      {parts.map(
        part =>
          part && (
            // By its role: where the next answer has another part in this place, the focus stays on the link.
            <div key={part.role} className={styles.name}>
              <Link className={styles.model} to={productPath(part.product.id)}>
                {part.product.model}
              </Link>
              <span className={styles.brand}>{brandLabel(part.product.brand)}</span>
            </div>
          ),
      )}
      {row.undecided.length > 0 && <span className={styles.relaxed}>缺数据待确认</span>}
      {row.relaxed && <span className={styles.relaxed}>方向放宽</span>}
    </div>
  );
}
