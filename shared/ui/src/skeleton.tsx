import type { CSSProperties } from 'react';
import * as styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text`: lines of a paragraph; `table`: rows; `block`: one surface, such as a picture. */
  kind?: 'text' | 'table' | 'block';
  /** Lines or rows. */
  rows?: number;
  /** Height of a `block`, of a row of a `table` (40), in px. */
  height?: number;
  /** What is being waited for, read to those who cannot see it. */
  label?: string;
}

const classOf = { text: styles.text, table: styles.table, block: styles.block };

/** A placeholder for pending content. Invisible for the first 400 ms, so that quick answers do not flicker. */
export function Skeleton({ kind = 'text', rows = 3, height, label = '正在加载' }: SkeletonProps) {
  const bars = Array.from({ length: kind === 'block' ? 1 : rows }, (_, i) => i);
  const style: CSSProperties | undefined = height ? { height } : undefined;
  return (
    <div className={classOf[kind]} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {bars.map(bar => (
        <span key={bar} className={styles.bar} style={style} />
      ))}
    </div>
  );
}
