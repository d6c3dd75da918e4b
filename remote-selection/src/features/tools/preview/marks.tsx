import { lengthText } from '../../../lib/length-text';
import { shownPixels } from './kernel/see-through';
import * as styles from './preview.module.css';
import type { TargetMark } from './targets/target';

export interface MarksProps {
  marks: readonly TargetMark[];
  objectPixelMm: number;
  /** Finest width that is still told apart, pixels; null: none. */
  limitPx: number | null;
}

/** The finest structure of the target that the system still shows, framed; the next finer one dashed. */
export function Marks({ marks, objectPixelMm, limitPx }: MarksProps) {
  const { finest, lost } = finestShown(marks, limitPx);
  return (
    <svg className={styles.marks} viewBox={`0 0 ${shownPixels} ${shownPixels}`} aria-hidden="true">
      {finest && <Mark mark={finest} className={styles.shown} text={lengthText(finest.featurePx * objectPixelMm)} />}
      {lost && <Mark above mark={lost} className={styles.lost} text={lengthText(lost.featurePx * objectPixelMm)} />}
    </svg>
  );
}

export function finestShown(marks: readonly TargetMark[], limitPx: number | null) {
  const falling = [...marks].sort((a, b) => b.featurePx - a.featurePx);
  const shown = falling.filter(({ featurePx }) => limitPx !== null && featurePx >= limitPx * (1 - 1e-9));
  return { finest: shown.at(-1), lost: falling[shown.length] };
}

interface MarkProps {
  mark: TargetMark;
  className: string | undefined;
  text: string;
  /** The text stands above: neighbours do not run into one another. */
  above?: boolean;
}

function Mark({ mark, className, text, above }: MarkProps) {
  const { x, y, width, height } = mark;
  const right = x + width > shownPixels * 0.8;
  return (
    <g>
      <rect className={className} x={x} y={y} width={width} height={height} rx="0.5" />
      <text
        className={styles.markText}
        x={right ? x + width : x}
        y={above ? y - 1.5 : y + height + 5}
        textAnchor={right ? 'end' : 'start'}
      >
        {text}
      </text>
    </g>
  );
}
