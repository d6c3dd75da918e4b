import type { System } from '@shixuan/optics/checks';
import type { ImagingTask } from '@shixuan/optics/model';
import { Slide } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { UNKNOWN } from '@shixuan/units';
import { useDeferredValue, useMemo, useState } from 'react';
import { figureText } from '../../../lib/length-text';
import * as bar from '../bar.module.css';
import * as table from '../tool-table.module.css';
import { keeps, type Outcome, type Result, type ResultId, results } from './results';
import { ofResult, type Swing, swingsOf, tightest } from './swings';
import * as styles from './what-if.module.css';

/** Deviation that is shown first, and the largest. */
const usualPct = 2;
const mostPct = 20;

export interface TornadoProps {
  task: ImagingTask;
  system: System;
  plan: Outcome;
}

/** 敏感度: how far one result swings when each quantity alone deviates, the strongest first. */
export function Tornado({ task, system, plan }: TornadoProps) {
  const [pct, setPct] = useState(usualPct);
  const [chosen, setChosen] = useState<ResultId | null>(null);
  const looked = useDeferredValue(pct);
  const swings = useMemo(() => swingsOf(task, system, looked), [task, system, looked]);
  const shown = results.filter(({ asked }) => asked?.(plan.need) ?? true);
  const first = useMemo(() => tightest(results, task, system, swingsOf(task, system, usualPct)), [task, system]);
  const result = shown.find(({ id }) => id === chosen) ?? shown.find(({ id }) => id === first?.id) ?? shown[0];
  if (!result || swings.length === 0) return null;
  const limit = result.limit(plan.need);
  const asked = limit === null ? '' : `，虚线为要求 ${result.worse === 'higher' ? '≤' : '≥'} ${figureText(limit, '')}`;
  const scale = scaleOf(result, plan, swings, limit);
  return (
    <div className={styles.tornado}>
      <div className={styles.choices}>
        <label className={styles.choice}>
          看哪个结果
          <select
            className={`${controls.input} ${styles.select}`}
            value={result.id}
            onChange={({ target }) => setChosen(shown.find(({ id }) => id === target.value)?.id ?? null)}
          >
            {shown.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Slide label="各量偏差" value={pct} min={1} max={mostPct} step={1} shown={`± ${pct} %`} onChange={setPct} />
      </div>
      <table className={`${table.table} ${styles.table}`}>
        <caption className={table.caption}>
          {`各量单独变 ± ${looked} % 时的${result.label}（${result.unit}），影响大的在前；实线为计划 ${figureText(plan.figures[result.id], '')}${asked}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">变动的量</th>
            <th scope="col">{`小 ${looked} %`}</th>
            <th scope="col" className={styles.wide}>
              <span className="visually-hidden">范围图</span>
            </th>
            <th scope="col">{`大 ${looked} %`}</th>
          </tr>
        </thead>
        <tbody>
          {ofResult(result, swings, plan).map(swing => (
            <tr key={swing.cause}>
              <th scope="row">{swing.label}</th>
              <End result={result} outcome={swing.less} />
              <td className={styles.wide}>
                <Bar result={result} swing={swing} place={scale} plan={plan} limit={limit} />
              </td>
              <End result={result} outcome={swing.more} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function End({ result, outcome: { figures, need } }: { result: Result; outcome: Outcome }) {
  const figure = figures[result.id];
  const kept = keeps(result, figure, need);
  return (
    <td className={kept === false ? styles.missed : undefined}>
      {figure === null ? UNKNOWN : figureText(figure, '')}
      {kept === false && <span className={styles.word}>超限</span>}
    </td>
  );
}

const width = 200;
const height = 20;

/** Place of a figure along the bars; all figures of the result, and its limit where that is near, have a place. */
function scaleOf({ id }: Result, plan: Outcome, swings: readonly Swing[], limit: number | null) {
  const figures = [plan, ...swings.flatMap(({ less, more }) => [less, more])]
    .map(({ figures: { [id]: figure } }) => figure)
    .filter(figure => figure !== null && Number.isFinite(figure)) as number[];
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const reach = high - low;
  const isNear = limit !== null && limit > low - reach && limit < high + reach;
  const from = isNear ? Math.min(low, limit) : low;
  const span = (isNear ? Math.max(high, limit) : high) - from;
  return (figure: number) => (span === 0 ? width / 2 : 8 + ((width - 16) * (figure - from)) / span);
}

interface BarProps {
  result: Result;
  swing: Swing;
  place(figure: number): number;
  plan: Outcome;
  limit: number | null;
}

/** How far the result leaves the plan; the table beside it says the same in figures. */
function Bar({ result, swing: { less, more }, place, plan, limit }: BarProps) {
  const now = plan.figures[result.id];
  const ends = [less.figures[result.id], more.figures[result.id]];
  if (now === null || ends.some(end => end === null || !Number.isFinite(end))) return null;
  // Both ends may lie on one side of the plan: a distance that is off either way uses up depth of field.
  const reached = [now, ...ends].map(end => place(end ?? 0));
  const [a, b] = [Math.min(...reached), Math.max(...reached)];
  const missed = [less, more].some(({ figures, need }) => keeps(result, figures[result.id], need) === false);
  const at = limit === null ? -1 : place(limit);
  return (
    <svg className={bar.bar} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={missed ? styles.beyond : bar.range} x={a} y={4} width={Math.max(b - a, 1)} height={height - 8} />
      {at >= 0 && at <= width && <line className={bar.limit} x1={at} x2={at} y1={0} y2={height} />}
      <line className={bar.now} x1={place(now)} x2={place(now)} y1={0} y2={height} />
    </svg>
  );
}
