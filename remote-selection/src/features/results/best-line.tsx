import { checkOf, type Requirements } from '@shixuan/optics';
import type { Goal } from '@shixuan/task-url';
import type { RefObject } from 'react';
import { AllResults } from '../ranking/all-results';
import type { ResultRow } from './answer';
import * as styles from './best-line.module.css';
import { columnsOf } from './columns';
import { failedBy } from './no-first';
import type { RankingRequest } from './ranking-query';
import { ResultName } from './result-name';
import { systemOf } from './system-of';
import { VerdictMark } from './verdict-mark';

export interface BestLineProps {
  /** Null: none yet, or nothing is known to do the task. */
  row: ResultRow | null;
  goal: Goal;
  need: Requirements | null;
  request: RankingRequest | null;
  /** Nothing does the task. */
  nothing: boolean;
  /** Why there are rows and no first among them. */
  why: string | null;
  /** Where the results are. */
  results: RefObject<HTMLElement | null>;
}

/** The answer in one line, before everything else: what to take, and the figures that decide. */
export function BestLine({ row, goal, need, request, nothing, why, results }: BestLineProps) {
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
          <AllResults target={results} />
          {need && request && <Failed row={row} need={need} request={request} />}
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

/** What even the first does not do, because the task asks for a light that cannot show it: said where the part is named. */
function Failed({ row, need, request }: { row: ResultRow; need: Requirements; request: RankingRequest }) {
  const system = systemOf(row, request);
  const failed = system ? failedBy(row).map(check => checkOf(need, system, check)) : [];
  return failed.map(({ id, label, reason, remedy }) => (
    <p key={id} className={styles.failed}>
      <VerdictMark verdict="fail" silent />
      {` ${label}不满足：${reason}${remedy ? `。可改：${remedy}` : ''}`}
    </p>
  ));
}
