import { dimensionOf, factorOf } from './quantity-units';

/**
 * How many `to` one `from` is: `unitRatio('m/min', 'mm/s')` is 16.67.
 * @throws Error for units that cannot be turned into one another
 */
export function unitRatio(from: string, to: string): number {
  const dimension = dimensionOf(to);
  const [own, other] = [factorOf(dimension, to), factorOf(dimension, from)];
  if (own === undefined || other === undefined) throw new Error(`${from} cannot be turned into ${to}`);
  return other / own;
}
