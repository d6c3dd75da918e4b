import { checkOf } from '@shixuan/optics/checks';
import { type RefObject, useMemo } from 'react';
import { FirstLine } from '../../components/ranking/first-line';
import { leadingFigures } from '../../components/ranking/leading-figures';
import { Remedy } from '../../components/remedy';
import { VerdictMark } from '../../components/verdict-mark';
import type { ResultRow } from '../../data/ranking/answer';
import { systemOf } from '../../data/ranking/system-of';
import { type Selection, useAskedSelection, useSelection } from '../../state/selection-context';
import * as styles from './best-line.module.css';
import { columnsOf } from './columns';
import { failedBy, firstOf, whyNoFirst } from './no-first';
import { ResultName } from './result-name';

/** The row to take, or why none can be recommended. `results`: the place of the list, to go to. */
export function BestLine({ results }: { results: RefObject<HTMLElement | null> }) {
  const selection = useSelection();
  const { state, requirements, request, answer, rows } = selection;
  const { goal } = state;
  const row = answer && requirements && firstOf(rows, requirements);
  return (
    <FirstLine
      name={row && <ResultName row={row} goal={goal} />}
      figures={row && requirements ? leadingFigures(columnsOf(goal, requirements), row) : []}
      none={noneText(selection)}
      results={rows.length > 0 ? results : null}
    >
      {row && requirements && request && <Failed row={row} />}
    </FirstLine>
  );
}

function noneText({ state, requirements, request, answer, rows, query }: Selection): string {
  if (!requirements) return '等一项输入改对';
  if (!answer) return query.isError ? '推荐没有算出来，见下方' : '正在计算…';
  const why = request && whyNoFirst(rows, state.goal, requirements, request);
  return why ? `${why}。` : '没有产品满足全部要求，下方列出差得最少的';
}

/** Checks that even the first fails: a light that was asked for against reason is judged after camera and lens are ranked. */
function Failed({ row }: { row: ResultRow }) {
  const { requirements, request } = useAskedSelection();
  const system = useMemo(() => systemOf(row, request), [row, request]);
  const judged = useMemo(() => system && { need: requirements, system }, [requirements, system]);
  const failed = system ? failedBy(row).map(check => checkOf(requirements, system, check)) : [];
  if (!judged) return null;
  return failed.map(({ id, verdict, label, reason }) => (
    <p key={id} className={styles.failed}>
      <VerdictMark verdict="fail" silent />
      {` ${label}不满足：${reason}`}
      <Remedy judged={judged} check={{ id, verdict }}>
        {remedy => `。${remedy}`}
      </Remedy>
    </p>
  ));
}
