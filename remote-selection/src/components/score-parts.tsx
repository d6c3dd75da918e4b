import { weights } from '@shixuan/optics/solve';
import type { ResultRow } from '../data/ranking/answer';
import * as styles from './score-parts.module.css';

export interface ScorePartsProps {
  parts: ResultRow['scoreParts'];
  /** What the parts are called; those of imaging systems when left out. */
  named?: readonly { id: string; label: string; why: string }[];
}

/** What a score is made of: points of each part against the most it can earn, and what earns them. */
export function ScoreParts({ parts, named = weights }: ScorePartsProps) {
  return (
    <table className={styles.table} aria-label="评分构成">
      <tbody>
        {parts.map(({ id, points, most }) => {
          const weight = named.find(each => each.id === id);
          return (
            <tr key={id} title={weight?.why}>
              <th scope="row">{weight?.label ?? id}</th>
              <td className={styles.track}>
                <span className={styles.bar} style={{ width: `${(points / most) * 100}%` }} />
              </td>
              <td className={styles.points}>{`${points.toFixed(1)} / ${most.toFixed(1)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
