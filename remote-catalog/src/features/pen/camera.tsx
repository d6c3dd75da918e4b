import * as styles from '@shixuan/ui/pen/pen.module.css';

export interface CameraProps {
  /** Centre of the lens' front. */
  x: number;
  y: number;
  /** Degrees clockwise from looking straight down. */
  turn?: number;
  scale?: number;
}

/** A camera with its lens, seen from the side, looking down. */
export function Camera({ x, y, turn = 0, scale = 1 }: CameraProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <rect className={styles.outline} x="-16" y="-58" width="32" height="30" rx="2" />
      <path className={styles.sensor} d="M-9 -32h18" />
      <rect className={styles.outline} x="-11" y="-28" width="22" height="24" />
      <path className={styles.fine} d="M-11 -20h22M-11 -14h22" />
      <path className={styles.glass} d="M-9 -4h18q-9 7 -18 0z" />
    </g>
  );
}
