import { checkOf } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import type { Goal } from '@shixuan/task-url';
import type { RefObject } from 'react';
import { FirstLine } from '../../components/ranking/first-line';
import { leadingFigures } from '../../components/ranking/leading-figures';
import { VerdictMark } from '../../components/verdict-mark';
import type { ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { systemOf } from '../../data/ranking/system-of';
import * as styles from './best-line.module.css';
import { columnsOf } from './columns';
import { failedBy, firstOf, whyNoFirst } from './no-first';
import { ResultName } from './result-name';

export interface BestLineProps {
  /** Null: no answer yet. */
  rows: readonly ResultRow[] | null;
  goal: Goal;
  /** Null while the input cannot be computed with. */
  need: Requirements | null;
  request: RankingRequest | null;
  failed: boolean;
  /** Where the results are. */
  results: RefObject<HTMLElement | null>;
}

/** What to take of the ranking, or why nothing can be recommended. */
export function BestLine({ rows, goal, need, request, failed, results }: BestLineProps) {
  const row = rows && firstOf(rows);
  const columns = need
    ? columnsOf(goal, need).map(({ value, ...column }) => ({ ...column, value: (of: ResultRow) => value(of, need) }))
    : [];
  return (
    <FirstLine
      name={row && <ResultName row={row} goal={goal} />}
      figures={row ? leadingFigures(columns, row) : []}
      none={noneText({ rows, goal, need, request, failed })}
      results={rows && rows.length > 0 ? results : null}
    >
      {row && need && request && <Failed row={row} need={need} request={request} />}
    </FirstLine>
  );
}

function noneText({ rows, goal, need, request, failed }: Omit<BestLineProps, 'results'>): string {
  if (!need) return '等一项输入改对';
  if (!rows) return failed ? '推荐没有算出来，见下方' : '正在计算…';
  const why = request && whyNoFirst(rows, goal, need, request);
  return why ? `${why}。` : '没有产品满足全部要求，下方列出差得最少的';
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
