import * as styles from './pen.module.css';

export interface DimensionProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  label: string;
  /** Side of the line on which the label stands, seen from `from` to `to`. */
  side?: 'left' | 'right';
  /** Distance of the label's middle from the line, in drawing units. */
  gap?: number;
}

const ARROW = 6;

/** A dimension line with filled arrows at both ends and its label beside it. */
export function Dimension({ from: [x1, y1], to: [x2, y2], label, side = 'left', gap }: DimensionProps) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const sign = side === 'left' ? 1 : -1;
  const vertical = Math.abs(uy) > Math.abs(ux);
  const offset = gap ?? (vertical ? 5 : 8);
  const x = (x1 + x2) / 2 + sign * uy * offset;
  const y = (y1 + y2) / 2 - sign * ux * offset;
  const towardsRight = sign * uy > 0;
  return (
    <>
      <path className={styles.reach} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path className={styles.dimension} d={`M${x1} ${y1}L${x2} ${y2}`} />
      <Arrow x={x1} y={y1} ux={-ux} uy={-uy} />
      <Arrow x={x2} y={y2} ux={ux} uy={uy} />
      <text
        className={styles.value}
        x={x}
        y={y}
        textAnchor={vertical ? (towardsRight ? 'start' : 'end') : 'middle'}
        dominantBaseline="central"
      >
        {label}
      </text>
    </>
  );
}

/** A filled arrow head with its tip at a point, along a unit direction. */
export function Arrow({ x, y, ux, uy }: { x: number; y: number; ux: number; uy: number }) {
  const [bx, by] = [x - ux * ARROW, y - uy * ARROW];
  const half = ARROW / 4;
  const points = [
    [x, y],
    [bx - uy * half, by + ux * half],
    [bx + uy * half, by - ux * half],
  ];
  return (
    <polygon className={styles.arrow} points={points.map(point => point.map(n => n.toFixed(2)).join(',')).join(' ')} />
  );
}
