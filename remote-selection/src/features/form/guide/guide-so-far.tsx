import { useHost } from '@shixuan/host';
import type { SelectionState } from '@shixuan/task-url';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { indexParts, resultRow, rowName } from '../../../data/ranking/answer';
import { rankingQuery, rankingRequest } from '../../../data/ranking/ranking-query';
import { things } from '../../../data/ranking/things';
import { deriveFigures, neededPixels } from '../../../data/task/derive-figures';
import { missingInputs } from '../../../data/task/missing-inputs';
import { requirementsOr } from '../../../data/task/notices';
import { referenceSensor } from '../../../data/task/reference-sensor';
import { formatCount } from '../../../lib/format-count';
import { formatFigure } from '../../../lib/format-figure';
import { useSettled } from '../../../lib/use-settled';
import { GuideSketch } from './guide-sketch';
import * as styles from './guide-so-far.module.css';
import type { GuideStep } from './guide-task';

/** Time without a change after which the running answer is asked for. */
const ASK_AFTER_MS = 300;
/** Figures that need no part to be told, those that decide first. */
const SHOWN = ['object-pixel', 'pixels', 'rate', 'exposure'];

/** Beside a question: what was answered so far as a drawing, and what follows from it already. */
export function GuideSoFar({ state, step }: { state: SelectionState; step: GuideStep }) {
  const isStill = state.task.mode === 'line' && state.task.speedMmS === 0;
  const missing = [...missingInputs(state), ...(isStill ? ['速度'] : [])];
  const need = useMemo(() => {
    const judged = requirementsOr(state.task);
    return missing.length === 0 && 'requirements' in judged ? judged.requirements : null;
  }, [state.task, missing.length]);
  const figures = useMemo(
    () =>
      need
        ? deriveFigures(need, needed =>
            referenceSensor({ camera: null, sensor: null, leading: null, needed, line: need.lineScan }),
          ).filter(({ id }) => SHOWN.includes(id))
        : [],
    [need],
  );
  const request = useMemo(() => need && rankingRequest(state, neededPixels(need).needed), [need, state]);
  return (
    <section className={styles.soFar} aria-label="到现在为止">
      <GuideSketch state={state} step={step} />
      <div className={styles.answer}>
        <h3 className={styles.title}>到现在为止</h3>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ id, label, values, unit }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{`${values.map(formatFigure).join('\u202f×\u202f')}\u202f${unit}`}</dd>
              </div>
            ))}
          </dl>
        )}
        {missing.length > 0 ? (
          <p className={styles.open}>{`再填${missing.join('、')}，就有结果；其余空着就是不限。`}</p>
        ) : (
          <RunningAnswer goal={state.goal} request={request} />
        )}
      </div>
    </section>
  );
}

/** How many results do the task as far as it was told, and the first of them. */
function RunningAnswer({
  goal,
  request,
}: Pick<SelectionState, 'goal'> & { request: ReturnType<typeof rankingRequest> | null }) {
  const asked = useSettled(request, ASK_AFTER_MS);
  // What was first for another task says nothing of this one.
  const { data, isError } = useQuery({ ...rankingQuery(useHost(), asked), placeholderData: undefined });
  if (isError || !request) return null;
  if (!data || asked !== request) return <p className={styles.open}>正在计算…</p>;
  const [first] = data.list;
  const { unit } = things[goal];
  if (!first || data.decided === 0) return <p>照这样没有确定满足的，结果里有放宽哪一项的建议。</p>;
  return (
    <p>
      {`已有 ${formatCount(data.decided)} ${unit}满足，现在排第一的是 `}
      <strong className={styles.first}>{rowName(resultRow(first, indexParts(data)), goal)}</strong>
    </p>
  );
}
