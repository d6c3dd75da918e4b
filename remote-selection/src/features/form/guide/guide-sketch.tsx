import { Dimension } from '@shixuan/ui/pen/dimension';
import * as pen from '@shixuan/ui/pen/pen.module.css';
import type { ReactNode } from 'react';
import { apparatusOf } from './guide-apparatus';
import * as styles from './guide-so-far.module.css';
import type { GuideStep, GuideTask } from './guide-steps';
import { fieldsOfStep, printedOf } from './guide-task';

const OPEN = '未填';

/** What fields hold, with their units: 60 × 45 mm; null while they are empty. */
function toldOf(task: GuideTask, keys: readonly string[], joint: ' × ' | '，'): string | null {
  const told = keys.map(key => printedOf(task, key)).filter(({ text }) => text !== '');
  if (told.length === 0) return null;
  const [first] = told;
  if (joint === ' × ' && told.every(({ unit }) => unit === first?.unit)) {
    return `${told.map(({ text }) => text).join(joint)} ${first?.unit}`;
  }
  return told.map(({ text, unit }) => `${text} ${unit}`.trim()).join('，');
}

interface Words {
  /** Before the figure of each step. */
  large: string;
  fine: string;
  fast: string;
  where: string;
  /** Field of the sizes, of the distance, and of the height, which stands below the distance once it is told. */
  sizes: readonly string[];
  distance: string;
  height: { key: string; label: string };
}

function wordsOf(task: GuideTask): Words {
  if (task.page === 'profile') {
    return {
      ...{ large: '工件宽', fine: '点间距', fast: '速度', where: '安装净空', sizes: ['widthMm'], distance: 'standOff' },
      height: { key: 'heightVariationMm', label: '高度差' },
    };
  }
  if (task.page === 'volume') {
    return {
      ...{ large: '料区', fine: '点间距', fast: '节拍', where: '安装距离', distance: 'distance' },
      sizes: ['widthMm', 'heightMm'],
      height: { key: 'depthMm', label: '堆高' },
    };
  }
  const { mode, accuracy } = task.state.task;
  return {
    large: mode === 'line' ? '幅宽' : '视野',
    fine: accuracy.kind === 'tolerance' ? '公差带' : '最小特征',
    fast: '速度、节拍',
    where: '工作距离',
    sizes: fieldsOfStep('large', task),
    distance: 'wd',
    height: { key: 'heightVariationMm', label: '高度差' },
  };
}

interface SketchProps {
  task: GuideTask;
  step: GuideStep;
}

/** Camera, field, the smallest thing, motion and distance, each with what was told of it. Of a shape that stands for all: not to scale. */
export function GuideSketch({ task, step }: SketchProps) {
  const words = wordsOf(task);
  const part = (of: GuideStep, told: string | null, drawn: (told: string) => ReactNode) => (
    <g data-told={told !== null} data-now={of === step}>
      {drawn(told ?? OPEN)}
    </g>
  );
  const height = toldOf(task, [words.height.key], '，');
  return (
    <svg className={styles.sketch} viewBox="0 0 480 168" role="img" aria-label="已填的任务，示意，不按比例">
      {apparatusOf(task)}
      {part('large', toldOf(task, words.sizes, ' × '), told => (
        <>
          <Dimension from={[150, 144]} to={[330, 144]} />
          <text className={pen.text} x={240} y={160} textAnchor="middle">
            {`${words.large} ${told}`}
          </text>
        </>
      ))}
      {part('fine', toldOf(task, fieldsOfStep('fine', task).slice(0, 1), '，'), told => (
        <>
          <path className={styles.arrow} d="M192 116v-4h6v4" />
          <path className={pen.fine} d="M192 110L128 70H12" />
          <text className={pen.text} x={12} y={62}>
            {`${words.fine} ${told}`}
          </text>
        </>
      ))}
      {part('fast', toldOf(task, fieldsOfStep('fast', task), '，'), told => (
        <>
          {task.page !== 'volume' && <path className={styles.arrow} d="M90 123H30M38 118l-8 5 8 5" />}
          <text className={pen.text} x={12} y={146}>
            {told === OPEN || task.page === 'volume' ? `${words.fast} ${told}` : told}
          </text>
        </>
      ))}
      {part('where', toldOf(task, [words.distance], '，'), told => (
        <>
          <path className={styles.faint} d="M256 40H372M332 118H372" />
          <Dimension from={[364, 40]} to={[364, 118]} />
          <text className={pen.text} x={374} y={74}>
            {words.where}
          </text>
          <text className={pen.text} x={374} y={91}>
            {told}
          </text>
        </>
      ))}
      {height !== null &&
        part(task.page === 'imaging' ? 'where' : 'large', height, told => (
          // In space it is the height of what stands there, and no part of the distance.
          <text className={pen.text} {...(task.page === 'imaging' ? { x: 374, y: 108 } : { x: 340, y: 134 })}>
            {`${words.height.label} ${told}`}
          </text>
        ))}
    </svg>
  );
}
