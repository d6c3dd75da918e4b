import { type CSSProperties, useMemo } from 'react';
import { GreyCanvas } from './grey-canvas';
import { shownPixels, targetSide } from './kernel/see-through';
import { Marks, type MarksProps } from './marks';
import * as styles from './preview.module.css';
import type { Grey } from './previewer';

export interface StageProps extends MarksProps {
  samples: Float32Array;
  seen: Grey | null;
  /** Share of the width that shows the object itself, percent. */
  splitPct: number;
}

/** The object on the left of the seam, as the camera sees it on the right. */
export function Stage({ samples, seen, splitPct, ...marks }: StageProps) {
  const before = useMemo(() => Uint8ClampedArray.from(samples, value => value * 255), [samples]);
  const split = { '--split': `${splitPct}%` } as CSSProperties;
  return (
    <div className={styles.stage} style={split}>
      <GreyCanvas grey={seen} side={shownPixels} className={`${styles.picture} ${styles.seen}`} />
      <GreyCanvas grey={before} side={targetSide} className={`${styles.picture} ${styles.before}`} />
      <Marks {...marks} />
      <span className={styles.seam} />
      {splitPct > 12 && <span className={`${styles.side} ${styles.sideBefore}`}>原物</span>}
      {splitPct < 88 && <span className={`${styles.side} ${styles.sideSeen}`}>成像</span>}
    </div>
  );
}
