import * as styles from './pen.module.css';

export interface DimensionProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

const arrowPx = 6;

/** A dimension line with filled arrows: at its ends, or from outside where there is no room between them. */
export function Dimension({ from: [x1, y1], to: [x2, y2] }: DimensionProps) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const outside = length < 3 * arrowPx;
  const reach = outside ? 2 * arrowPx : 0;
  const sign = outside ? -1 : 1;
  return (
    <>
      <path
        className={styles.dimension}
        d={`M${x1 - ux * reach} ${y1 - uy * reach}L${x2 + ux * reach} ${y2 + uy * reach}`}
      />
      <Arrow x={x1} y={y1} ux={-ux * sign} uy={-uy * sign} />
      <Arrow x={x2} y={y2} ux={ux * sign} uy={uy * sign} />
    </>
  );
}

/** A filled arrow head with its tip at a point, along a unit direction. */
function Arrow({ x, y, ux, uy }: { x: number; y: number; ux: number; uy: number }) {
  const [bx, by] = [x - ux * arrowPx, y - uy * arrowPx];
  const half = arrowPx / 4;
  return (
    <polygon
      className={styles.arrow}
      points={`${x},${y} ${bx - uy * half},${by + ux * half} ${bx + uy * half},${by - ux * half}`}
    />
  );
}
