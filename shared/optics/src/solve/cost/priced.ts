import { roundSignificant } from '../../formula/numbers';
import type { Part } from '../../model/parts/part';
import type { CostEstimate } from './cost-class';

/** Yuan of a cost point. */
const yuanPerPoint = 1000;

/** A price that an import gives, instead of an estimate. */
export const priced = ({ priceCny }: Part): CostEstimate | undefined =>
  priceCny === undefined
    ? undefined
    : { points: priceCny / yuanPerPoint, why: `导入价格 ${Math.round(priceCny)} 元`, priced: true };

export const shownFigure = (value: number): string => String(roundSignificant(value, 2));

/** Keeps the estimate of each part: parts are never changed after they are read, and rows of every answer name the same ones. */
export function oncePerPart<P extends Part, E extends CostEstimate>(estimate: (part: P) => E): (part: P) => E {
  const known = new WeakMap<P, E>();
  return part => {
    const found = known.get(part);
    if (found) return found;
    const made = estimate(part);
    known.set(part, made);
    return made;
  };
}
