import type { System } from '@shixuan/optics/checks';
import type { ImagingTask } from '@shixuan/optics/model';
import { Slide } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { keepUnits } from '@shixuan/units';
import { useDeferredValue, useMemo, useState } from 'react';
import { VerdictMark } from '../../../components/verdict-mark';
import { figureText, lengthText } from '../../../lib/length-text';
import { FigureTable } from './figure-table';
import { outcomeOf, planOf, worstFigures } from './results';
import { Tornado } from './tornado';
import { type Variation, worstTasks } from './variation';
import * as styles from './what-if.module.css';
import { worsenedChecks } from './worsened-checks';

export interface WhatIfProps {
  task: ImagingTask;
  system: System;
  /** Takes the variation into the task; left out: it is only looked at. */
  onApply?(changes: Partial<ImagingTask>): void;
}

/** 假设分析：装配与节拍偏离计划时，最坏会怎样，以及每个结果对什么敏感。 */
export function WhatIf({ task, system, onApply }: WhatIfProps) {
  const { lens, setting } = system;
  const distance = setting.workingDistanceMm?.nominal ?? null;
  const [variation, setVariation] = useState<Variation>({
    distanceMm: Math.max(task.workingDistanceToleranceMm, usualDeviation(distance)),
    heightMm: task.heightVariationMm,
    speedPct: 0,
    fNumber: null,
  });
  const change = (part: Partial<Variation>) => setVariation(before => ({ ...before, ...part }));
  // Keeps the sliders responsive: figures are computed at lower priority.
  const looked = useDeferredValue(variation);
  const plan = useMemo(() => planOf(task, system), [task, system]);
  const worst = useMemo(
    () => worstTasks(task, setting, looked).map(varied => outcomeOf(varied, system)),
    [task, setting, system, looked],
  );
  const worsened = useMemo(() => worsenedChecks(plan, worst, system), [plan, worst, system]);

  const distanceMost = mostDeviation(distance);
  const heightMost = niceCeil(Math.max(10, task.heightVariationMm * 2));
  const stops = lens.kind === 'focal' ? { min: lens.maxAperture ?? 1.4, max: lens.minAperture ?? 16 } : null;
  const fNumber = variation.fNumber ?? setting.fNumber;
  return (
    <section className={styles.whatIf} aria-label="假设分析">
      <div className={styles.sliders}>
        {distance !== null && (
          <Slide
            label="工作距离偏差"
            value={variation.distanceMm}
            min={0}
            max={distanceMost}
            step={distanceMost / steps}
            shown={`± ${lengthText(variation.distanceMm)}`}
            onChange={distanceMm => change({ distanceMm })}
          />
        )}
        <Slide
          label="高度差"
          value={variation.heightMm}
          min={0}
          max={heightMost}
          step={heightMost / 100}
          shown={lengthText(variation.heightMm)}
          onChange={heightMm => change({ heightMm })}
        />
        {task.speedMmS > 0 && (
          <Slide
            label="速度偏差"
            value={variation.speedPct}
            min={0}
            max={50}
            step={1}
            shown={`± ${variation.speedPct} %`}
            onChange={speedPct => change({ speedPct })}
          />
        )}
        {stops && fNumber !== null && (
          <Slide
            label="光圈"
            value={fNumber}
            {...stops}
            step={0.1}
            shown={`F${figureText(fNumber, '')}`}
            onChange={value => change({ fNumber: value })}
          />
        )}
        {onApply && (
          <button
            type="button"
            className={`${controls.outlined} ${styles.apply}`}
            onClick={() =>
              onApply({
                workingDistanceToleranceMm: variation.distanceMm,
                heightVariationMm: variation.heightMm,
                ...(variation.fNumber !== null && { fNumber: variation.fNumber }),
              })
            }
          >
            按此要求重新选型
          </button>
        )}
      </div>
      <div className={styles.answers}>
        <p className={styles.calm}>镜头按计划的距离对好焦，偏差后不再对焦；「变动余地」里每个距离都重新对焦。</p>
        <FigureTable plan={plan} worst={worstFigures(worst)} worstNeed={worst[0]?.need ?? plan.need} />
        <div className={styles.checks} role="status">
          {worsened.length === 0 ? (
            <p className={styles.calm}>最坏情况下没有检查项变差。</p>
          ) : (
            <ul className={styles.list}>
              {worsened.map(check => (
                <li key={check.id} className={styles.check}>
                  <VerdictMark verdict={check.verdict} />
                  <span>
                    <strong>{check.label}</strong>
                    {`：${keepUnits(check.reason)}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Tornado task={task} system={system} plan={plan} />
      </div>
    </section>
  );
}

const steps = 100;
const mostDeviation = (distanceMm: number | null) => niceCeil((distanceMm ?? 100) * 0.1);

/** ±2 % of the distance, on a step of the slider: nothing is mounted without any deviation. */
function usualDeviation(distanceMm: number | null): number {
  if (distanceMm === null) return 0;
  const step = mostDeviation(distanceMm) / steps;
  return Number((Math.round((distanceMm * 0.02) / step) * step).toPrecision(6));
}

function niceCeil(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  return decade * ([1, 2, 5].find(step => step * decade >= value * (1 - 1e-9)) ?? 10);
}
