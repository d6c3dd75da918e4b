import { roundSignificant } from '../../../formula/numbers';
import { objectDistance } from '../../../physics/lens/thin-lens';
import { positive } from './attributes';
import type { Product } from './product';

/**
 * Reach of the working distance in shares of the object distance of a thin lens: the housing takes a part of it, and a lens for
 * enlarging is about as long as its object distance.
 */
const shares = { reducing: 0.5, enlarging: 0.25, most: 1.4 } as const;

/**
 * Figures of one record that no lens can have together: focal length, magnification and working distance. Such a record is not
 * computed with. Null: no contradiction, or not all of them stated.
 */
export function contradictionOf({ category, attrs }: Pick<Product, 'category' | 'attrs'>): string | null {
  if (category !== 'fa-lens' && category !== 'line-lens') return null;
  const focalLengthMm = positive(attrs, 'focalLengthMm');
  const magnification = positive(attrs, 'magnification');
  const distanceMm = positive(attrs, 'workingDistanceMm');
  if (focalLengthMm === null || magnification === null || distanceMm === null) return null;
  const thinMm = objectDistance.compute({ focalLengthMm, magnification });
  const least = magnification > 1 ? shares.enlarging : shares.reducing;
  if (distanceMm > thinMm * least && distanceMm < thinMm * shares.most) return null;
  return `焦距 ${focalLengthMm} mm、倍率 ${magnification}× 对应物距约 ${roundSignificant(thinMm, 3)} mm，记录的工作距离为 ${distanceMm} mm`;
}
