import type { Requirements } from '@shixuan/optics/model';
import { figureText } from '../../../lib/length-text';
import * as table from '../tool-table.module.css';
import { type Figures, keeps, type Outcome, results } from './results';
import * as styles from './what-if.module.css';

export interface FigureTableProps {
  plan: Outcome;
  worst: Figures;
  worstNeed: Requirements;
}

/** Every result as planned and at its worst, beside what is asked for. */
export function FigureTable({ plan, worst, worstNeed }: FigureTableProps) {
  return (
    <table className={`${table.table} ${styles.table}`}>
      <caption className={table.caption}>计划与最坏情况</caption>
      <thead>
        <tr>
          <th scope="col">结果</th>
          <th scope="col">计划</th>
          <th scope="col">最坏</th>
          <th scope="col">要求</th>
        </tr>
      </thead>
      <tbody>
        {results
          .filter(({ asked }) => asked?.(worstNeed) ?? true)
          .map(result => {
            const { id, label, unit, worse } = result;
            const limit = result.limit(worstNeed);
            const kept = keeps(result, worst[id], worstNeed);
            return (
              <tr key={id}>
                <th scope="row">{`${label}（${unit}）`}</th>
                <td>{figureText(plan.figures[id], '')}</td>
                <td className={kept === false ? styles.missed : undefined}>
                  {figureText(worst[id], '')}
                  {kept === false && <span className={styles.word}>超限</span>}
                </td>
                <td>{limit === null ? '—' : `${worse === 'higher' ? '≤' : '≥'} ${figureText(limit, '')}`}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
