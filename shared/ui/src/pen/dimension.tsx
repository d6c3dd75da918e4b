import * as styles from './pen.module.css';

export interface DimensionProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Left out where the drawing places the value itself. */
  label?: string;
  /** Side of the line on which the label stands, seen from `from` to `to`. */
  side?: 'left' | 'right';
  /** Distance of the label's middle from the line, in drawing units. */
  gap?: number;
}

const ARROW = 6;

/** A dimension line with filled arrows, at its ends, or from outside where there is no room between them; its label beside it. */
export function Dimension({ from: [x1, y1], to: [x2, y2], label, side = 'left', gap }: DimensionProps) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const isOutside = length < 3 * ARROW;
  const reach = isOutside ? 2 * ARROW : 0;
  const way = isOutside ? -1 : 1;
  const line = `M${x1 - ux * reach} ${y1 - uy * reach}L${x2 + ux * reach} ${y2 + uy * reach}`;
  return (
    <>
      {label !== undefined && <path className={styles.reach} d={line} />}
      <path className={styles.dimension} d={line} />
      <Arrow x={x1} y={y1} ux={-ux * way} uy={-uy * way} />
      <Arrow x={x2} y={y2} ux={ux * way} uy={uy * way} />
      {label !== undefined && <Label at={[(x1 + x2) / 2, (y1 + y2) / 2]} along={[ux, uy]} {...{ side, gap, label }} />}
    </>
  );
}

/** The areas that a level or upright dimension line and the heads of its arrows cover. */
export function coveredByDimension(
  [x1, y1]: readonly [x: number, y: number],
  [x2, y2]: readonly [x: number, y: number],
): { left: number; top: number; right: number; bottom: number }[] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const inwards = length < 3 * ARROW ? -ARROW : ARROW;
  const [ux, uy] = [((x2 - x1) / length) * inwards, ((y2 - y1) / length) * inwards];
  const half = ARROW / 4;
  return [[x1, y1, x1 + ux, y1 + uy] as const, [x2, y2, x2 - ux, y2 - uy] as const, [x1, y1, x2, y2] as const].map(
    ([xa, ya, xb, yb]) => ({
      left: Math.min(xa, xb) - half,
      right: Math.max(xa, xb) + half,
      top: Math.min(ya, yb) - half,
      bottom: Math.max(ya, yb) + half,
    }),
  );
}

interface LabelProps extends Required<Pick<DimensionProps, 'label' | 'side'>> {
  at: readonly [x: number, y: number];
  /** Unit direction of the line. */
  along: readonly [x: number, y: number];
  gap: number | undefined;
}

function Label({ at: [x, y], along: [ux, uy], label, side, gap }: LabelProps) {
  const sign = side === 'left' ? 1 : -1;
  const isVertical = Math.abs(uy) > Math.abs(ux);
  const offset = gap ?? (isVertical ? 5 : 8);
  return (
    <text
      className={styles.value}
      x={x + sign * uy * offset}
      y={y - sign * ux * offset}
      textAnchor={isVertical ? (sign * uy > 0 ? 'start' : 'end') : 'middle'}
      dominantBaseline="central"
    >
      {label}
    </text>
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
