import {
  type DepthCamera,
  depthCameraFromProduct,
  fromProduct,
  type Profiler,
  profilerFromProduct,
} from '@shixuan/optics/model';
import { type PreparedCatalogue, prepareCatalogue } from '@shixuan/optics/solve';
import { orderable } from '../pages/catalogue';

const categories = ['area-camera', 'line-camera', 'fa-lens', 'line-lens', 'telecentric-lens', 'light', 'grabber'];

const productsOf = (category: string, firstId: number) =>
  orderable(category).map((product, index) => ({ ...product, category, id: firstId + index }));

/** Parts of the products that can be ordered, as the site offers them. */
export function orderableParts(): PreparedCatalogue {
  const parts = categories.flatMap((category, place) => productsOf(category, 1 + 10_000 * place).map(fromProduct));
  return prepareCatalogue({
    cameras: parts.flatMap(found => (found.role === 'camera' ? [found.part] : [])),
    lenses: parts.flatMap(found => (found.role === 'lens' ? [found.part] : [])),
    lights: parts.flatMap(found => (found.role === 'light' ? [found.part] : [])),
    grabbers: parts.flatMap(found => (found.role === 'grabber' ? [found.part] : [])),
  });
}

export const orderableProfilers = (): readonly Profiler[] =>
  productsOf('line-3d', 1).flatMap(product => profilerFromProduct(product) ?? []);

export const orderableDepthCameras = (): readonly DepthCamera[] =>
  productsOf('face-3d', 1).flatMap(product => depthCameraFromProduct(product) ?? []);
