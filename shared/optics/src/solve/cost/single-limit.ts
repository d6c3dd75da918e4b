import { type ClassedCost, withinClass } from './cost-class';

/** How much of a ranking of single parts is listed. */
export interface SingleLimits {
  limit?: number;
  nearLimit?: number;
  /** 1 to 5: dearer parts are not listed, nor what cannot be estimated. Counts, ledger and near misses stay those of the task. */
  maxCostClass?: number | undefined;
}

/** True without a limit. */
export const withinLimit = (most: number | undefined, { costClass }: ClassedCost): boolean =>
  most === undefined || withinClass(most, costClass);
