import { ownRule } from '../../formula/sources/own-rule';

/** 1 (¥) to 5 (¥¥¥¥¥), of a part as of a whole system. */
export type CostClass = 1 | 2 | 3 | 4 | 5;

/**
 * Upper ends of the classes 1 to 4, in cost points. A point stands for about 1000 yuan, so that a price in an import and an
 * estimate share one scale. No makers' prices are in the catalogue: the points are an estimate by size, and only the class is
 * shown.
 */
export const costClassEnds = {
  points: [4, 10, 25, 60],
  source: ownRule(
    '成本档按靶面、像素、镜头口径、接口与发光面估算，3D 按原理、点数或像素、频率、视野、量程与重复精度估算，1 点约 1000 元；有导入价格时用价格',
  ),
} as const;

/** Class of cost points. */
export function costClassOf(points: number): CostClass {
  const place = costClassEnds.points.findIndex(end => points <= end);
  return (place < 0 ? 5 : place + 1) as CostClass;
}

/** Estimate of one part with its reason; points null: no figure allows an estimate. */
export interface CostEstimate {
  points: number | null;
  /** Figures that the estimate rests on, in Chinese. */
  why: string;
  /** By a price of an import instead of an estimate. */
  priced: boolean;
}

/** An estimate with its class. */
export interface ClassedCost extends CostEstimate {
  /** Null: not estimable. */
  costClass: CostClass | null;
}

export const classed = (estimate: CostEstimate): ClassedCost => ({
  ...estimate,
  costClass: estimate.points === null ? null : costClassOf(estimate.points),
});

/** Whether a class is within a limit, 1 to 5 as the classes; false for what cannot be estimated. */
export const withinClass = (most: number, costClass: CostClass | null): boolean =>
  costClass !== null && costClass <= most;
