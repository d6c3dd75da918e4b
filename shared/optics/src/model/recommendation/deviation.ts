import { roundSignificant } from '../../formula/numbers';
import type { RecommendedQuantity } from './quantities';

export type Side = 'equal' | 'above' | 'below';

/** Side of a value relative to the computed one; equal within the tolerance of the quantity. */
export function sideOf(value: number, target: number, { equalWithin }: RecommendedQuantity): Side {
  if (Math.abs(value / target - 1) <= equalWithin) return 'equal';
  return value > target ? 'above' : 'below';
}

/** In % of the computed value; positive when larger. */
export const deviationPct = (value: number, target: number): number => (value / target - 1) * 100;

/** '焦距 25 mm，比所需 26.4 mm 小 5.303 %：焦距更短 → 视野更大、精度变粗'. */
export function consequence(value: number, target: number, quantity: RecommendedQuantity): string {
  const { label, unit, larger, smaller } = quantity;
  const figure = (number: number) => `${roundSignificant(number)}${unit ? ` ${unit}` : ''}`;
  const side = sideOf(value, target, quantity);
  if (side === 'equal') return `${label} ${figure(value)}，与所需 ${figure(target)} 相同`;
  const by = `${roundSignificant(Math.abs(deviationPct(value, target)))} %`;
  return side === 'above'
    ? `${label} ${figure(value)}，比所需 ${figure(target)} 大 ${by}：${larger}`
    : `${label} ${figure(value)}，比所需 ${figure(target)} 小 ${by}：${smaller}`;
}
