import * as styles from '@shixuan/ui/pen/pen.module.css';
import type { ReactNode } from 'react';

/** The sheet a drawing is made on. Lengths inside are drawing units; line widths are pixels at any size. */
export function Sheet({
  width,
  height,
  label,
  children,
}: {
  width: number;
  height: number;
  /** Text alternative of the drawing. */
  label: string;
  children: ReactNode;
}) {
  return (
    <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
