import type { Requirements } from '@shixuan/optics/model';
import { figureText } from '../../../lib/length-text';
import { results } from './results';
import { causes, nudgePct, type Sensitivity } from './sensitivity';
import * as styles from './what-if.module.css';

/** What each result does when one quantity grows; changes for the worse stand out. */
export function SensitivityTable({ sensitivity, need }: { sensitivity: Sensitivity; need: Requirements }) {
  const shown = results.filter(({ asked }) => asked?.(need) ?? true);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{`敏感度：各量单独增大 ${nudgePct} % 时结果的变化`}</caption>
      <thead>
        <tr>
          <th scope="col">结果</th>
          {causes.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, label, unit, worse }) => (
          <tr key={id}>
            <th scope="row">{`${label}（${unit}）`}</th>
            {causes.map(cause => {
              const change = sensitivity[id][cause.id];
              const bad = change !== null && (worse === 'higher' ? change > 0 : change < 0);
              return (
                <td key={cause.id} className={change === 0 ? styles.still : bad ? styles.bad : undefined}>
                  {changeText(change)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeText(change: number | null): string {
  if (change === null) return '—';
  if (change === 0) return '0';
  return `${change > 0 ? '+' : ''}${figureText(change, '', 2)}`;
}
