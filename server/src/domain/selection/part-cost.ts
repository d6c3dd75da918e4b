import type { ClassedCost } from '@shixuan/optics/solve';

/** Cost points stay inside: they are estimates, and only the class is sure enough to be told. */
export const partCost = ({ costClass, why, priced }: ClassedCost) => ({ costClass, why, priced });
