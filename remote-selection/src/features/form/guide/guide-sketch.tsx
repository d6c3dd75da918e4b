import type { SelectionState } from '@shixuan/task-url';
import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import type { ReactNode } from 'react';
import { fieldOf } from '../../../data/task/fields';
import { printField } from '../../../data/task/read-field';
import * as styles from './guide-so-far.module.css';
import { fieldsOfStep, type GuideStep } from './guide-task';

const OPEN = '未填';

/** What the fields of a step hold, with their units: 60 × 45 mm; null while they are empty. */
function toldOf(step: GuideStep, state: SelectionState, keys = fieldsOfStep(step, state)): string | null {
  const told = keys.flatMap(key => {
    const field = fieldOf(key);
    const text = printField(field, field.units[0], state);
    return text === '' ? [] : [{ text, unit: field.units[0] }];
  });
  if (told.length === 0) return null;
  const units = new Set(told.map(({ unit }) => unit));
  const [unit] = units;
  if (units.size === 1 && step === 'large') return `${told.map(({ text }) => text).join(' × ')} ${unit}`;
  return told.map(({ text, unit: its }) => `${text} ${its}`.trim()).join('，');
}

interface SketchProps {
  state: SelectionState;
  step: GuideStep;
}

/** Camera, field, the smallest thing, motion and distance, each with what was told of it. Of a shape that stands for all: not to scale. */
export function GuideSketch({ state, step }: SketchProps) {
  const isLine = state.task.mode === 'line';
  const part = (of: GuideStep, drawn: (told: string) => ReactNode, keys?: readonly string[]) => {
    const told = toldOf(of, state, keys);
    return (
      <g data-told={told !== null} data-now={of === step}>
        {drawn(told ?? OPEN)}
      </g>
    );
  };
  const isTolerance = state.task.accuracy.kind === 'tolerance';
  return (
    <svg className={styles.sketch} viewBox="0 0 480 168" role="img" aria-label="已填的任务，示意，不按比例">
      <path className={pen.view} d="M232 40L150 118H330L248 40z" />
      <path className={styles.faint} d="M232 40L150 118M248 40L330 118" />
      <rect className={pen.outline} x={218} y={4} width={44} height={22} rx={1} />
      <rect className={pen.outline} x={226} y={26} width={28} height={14} />
      <rect className={pen.outline} x={isLine ? 96 : 150} y={118} width={isLine ? 288 : 180} height={10} />
      {part('large', told => (
        <>
          <Dimension from={[150, 144]} to={[330, 144]} />
          <text className={pen.text} x={240} y={160} textAnchor="middle">
            {`${isLine ? '幅宽' : '视野'} ${told}`}
          </text>
        </>
      ))}
      {part('fine', told => (
        <>
          <path className={styles.arrow} d="M192 116v-4h6v4" />
          <path className={pen.fine} d="M192 110L128 70H12" />
          <text className={pen.text} x={12} y={62}>
            {`${isTolerance ? '公差带' : '最小特征'} ${told}`}
          </text>
        </>
      ))}
      {part('fast', told => (
        <>
          <path className={styles.arrow} d="M90 123H30M38 118l-8 5 8 5" />
          <text className={pen.text} x={12} y={146}>
            {told === OPEN ? `速度、节拍 ${told}` : told}
          </text>
        </>
      ))}
      {part(
        'where',
        told => (
          <>
            <path className={styles.faint} d="M256 40H372M332 118H372" />
            <Dimension from={[364, 40]} to={[364, 118]} />
            <text className={pen.text} x={374} y={74}>
              工作距离
            </text>
            <text className={pen.text} x={374} y={91}>
              {told}
            </text>
          </>
        ),
        ['wd'],
      )}
      {state.task.heightVariationMm > 0 &&
        part(
          'where',
          told => (
            <text className={pen.text} x={374} y={108}>
              {`高度差 ${told}`}
            </text>
          ),
          ['heightVariationMm'],
        )}
    </svg>
  );
}
