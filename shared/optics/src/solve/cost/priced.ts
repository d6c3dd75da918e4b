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
