import type { Camera } from '../camera';
import type { Grabber } from '../grabber';
import type { Lens } from '../lens';
import type { Light } from '../light';
import { areaCamera, lineCamera } from './camera-from-product';
import { contradictionOf } from './contradiction';
import { grabberOf } from './grabber-from-product';
import { focusedLens, telecentricLens } from './lens-from-product';
import { lightOf } from './light-from-product';
import type { Incomplete, Product } from './product';

export type PartFromProduct =
  | { role: 'camera'; part: Camera }
  | { role: 'lens'; part: Lens }
  | { role: 'light'; part: Light }
  | { role: 'grabber'; part: Grabber }
  /** Figures are missing without which nothing can be computed. */
  | { role: 'incomplete'; missing: readonly string[] }
  /** The category is not part of an imaging system. */
  | { role: 'other' };

/**
 * Converts a product of the catalogue into a part. Unknown figures stay null; names are not interpreted. A record that contradicts
 * itself gives no part.
 */
export function fromProduct(product: Product): PartFromProduct {
  if (contradictionOf(product) !== null) return { role: 'incomplete', missing: ['互不矛盾的焦距、倍率与工作距离'] };
  switch (product.category) {
    case 'area-camera':
      return as('camera', areaCamera(product));
    case 'line-camera':
      return as('camera', lineCamera(product));
    case 'fa-lens':
    case 'line-lens':
      return as('lens', focusedLens(product));
    case 'telecentric-lens':
      return as('lens', telecentricLens(product));
    case 'light':
      return as('light', lightOf(product));
    case 'grabber':
      return as('grabber', grabberOf(product));
    default:
      return { role: 'other' };
  }
}

const as = <R extends string, P extends object>(role: R, part: P | Incomplete) =>
  'missing' in part ? { role: 'incomplete' as const, missing: part.missing } : { role, part };
