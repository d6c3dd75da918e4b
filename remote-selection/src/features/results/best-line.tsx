import type { Requirements } from '@shixuan/optics';
import type { Goal } from '@shixuan/task-url';
import type { ResultRow } from './answer';
import * as styles from './best-line.module.css';
import { columnsOf } from './columns';
import { ResultName } from './result-name';

export interface BestLineProps {
  /** Null: none yet, or nothing is known to do the task. */
  row: ResultRow | null;
  goal: Goal;
  need: Requirements | null;
  /** Nothing does the task. */
  nothing: boolean;
  /** Why there are rows and no first among them. */
  why: string | null;
}

/** The answer in one line, before everything else: what to take, and the figures that decide. */
export function BestLine({ row, goal, need, nothing, why }: BestLineProps) {
  const figures =
    row && need
      ? columnsOf(goal, need)
          .filter(({ leading }) => leading)
          .flatMap(column => {
            const value = column.value(row, need);
            return value === null
              ? []
              : [{ label: column.label, text: `${value}${column.unit ? `\u2009${column.unit}` : ''}` }];
          })
      : [];
  return (
    <section className={styles.best} aria-label="首选">
      <h2 className={styles.title}>首选</h2>
      {row ? (
        <>
          <ResultName row={row} goal={goal} />
          <dl className={styles.figures}>
            {figures.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={styles.none}>
          {!need
            ? '等一项输入改对'
            : why
              ? `${why}。`
              : nothing
                ? '没有产品满足全部要求，下方列出差得最少的'
                : '正在计算…'}
        </p>
      )}
    </section>
  );
}
