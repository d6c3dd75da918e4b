import type { System } from '@shixuan/optics/checks';
import type { ImagingTask } from '@shixuan/optics/model';
import { Slide } from '@shixuan/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { VerdictMark } from '../../../components/verdict-mark';
import { figureText, lengthText } from '../../../lib/length-text';
import { FigureTable } from './figure-table';
import { outcomeOf, worstFigures } from './results';
import { sensitivityOf } from './sensitivity';
import { SensitivityTable } from './sensitivity-table';
import { pinned, type Variation, worstTasks } from './variation';
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
    distanceMm: task.workingDistanceToleranceMm,
    heightMm: task.heightVariationMm,
    speedPct: 0,
    fNumber: null,
  });
  const change = (part: Partial<Variation>) => setVariation(before => ({ ...before, ...part }));
  // Keeps the sliders responsive: figures are computed at lower priority.
  const looked = useDeferredValue(variation);
  const plan = useMemo(() => outcomeOf(pinned(task, setting), system), [task, setting, system]);
  const worst = useMemo(
    () => worstTasks(task, setting, looked).map(varied => outcomeOf(varied, system)),
    [task, setting, system, looked],
  );
  const worsened = useMemo(() => worsenedChecks(plan, worst, system), [plan, worst, system]);
  const sensitivity = useMemo(() => sensitivityOf(task, system), [task, system]);

  const distanceMost = niceCeil((distance ?? 100) * 0.1);
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
            step={distanceMost / 100}
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
            className={styles.apply}
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
                    {`：${check.reason}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <SensitivityTable sensitivity={sensitivity} need={plan.need} />
      </div>
    </section>
  );
}

function niceCeil(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  return decade * ([1, 2, 5].find(step => step * decade >= value * (1 - 1e-9)) ?? 10);
}
