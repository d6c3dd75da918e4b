import type { DepthCamera } from '../depth-camera';
import { type Attributes, positive, signed, text } from './attributes';
import { type Product, partOf } from './product';

/** 3D area camera of a product; null for products of other categories. Cameras with missing figures are kept: the answer names them. */
export function depthCameraFromProduct(product: Product): DepthCamera | null {
  if (product.category !== 'face-3d') return null;
  const { attrs } = product;
  const [near, far] = endsOf(attrs);
  const [nearWidthMm, farWidthMm] = growing(attrs, 'fovNearMm', 'fovFarMm');
  const [nearHeightMm, farHeightMm] = growing(attrs, 'fovNearHeightMm', 'fovFarHeightMm');
  const [nearSpacingUm, farSpacingUm] = growing(attrs, 'resolutionXUm', 'resolutionXFarUm');
  return {
    ...partOf(product),
    principle: text(attrs, 'principle'),
    nearMm: positive(attrs, 'clearanceDistanceMm') ?? near,
    farMm: far,
    angleHDeg: angle(attrs, 'fovHDeg'),
    angleVDeg: angle(attrs, 'fovVDeg'),
    nearWidthMm,
    nearHeightMm,
    farWidthMm,
    farHeightMm,
    depthPixelsH: positive(attrs, 'depthResolutionH'),
    depthPixelsV: positive(attrs, 'depthResolutionV'),
    nearSpacingUm,
    farSpacingUm,
    repeatabilityUm: positive(attrs, 'repeatabilityZUm'),
    accuracy: accuracyOf(text(attrs, 'accuracyZ')),
    frameRateHz: positive(attrs, 'frameRateFps'),
    link: text(attrs, 'interface'),
    protection: text(attrs, 'ip'),
  };
}

/** Figures at both ends of the range; of a view or spacing that shrinks with the distance, neither is computed with. */
function growing(attrs: Attributes, nearKey: string, farKey: string): [near: number | null, far: number | null] {
  const [near, far] = [positive(attrs, nearKey), positive(attrs, farKey)];
  return near !== null && far !== null && near > far ? [null, null] : [near, far];
}

/** A view of 180° and more has no side at a distance. */
function angle(attrs: Attributes, key: string): number | null {
  const deg = positive(attrs, key);
  return deg !== null && deg < 180 ? deg : null;
}

/** Either end may be open. */
function endsOf({ workingDistanceMm: value }: Attributes): [near: number | null, far: number | null] {
  if (!Array.isArray(value)) return [null, null];
  const end = (mm: unknown) => signed({ mm }, 'mm');
  const [near, far] = [end(value[0]), end(value[1])];
  return near !== null && far !== null && near > far ? [null, null] : [near, far];
}

/** `3.86 mm @ 1000 mm`, `误差 < 2 % @ 2000 mm`; null for texts in other words. */
function accuracyOf(said: string | null): DepthCamera['accuracy'] {
  const [, figure, unit, distance] = /([\d.]+)\s*(mm|%)\s*@\s*([\d.]+)\s*mm/u.exec(said ?? '') ?? [];
  const [value, atMm] = [Number(figure), Number(distance)];
  if (!(value > 0 && atMm > 0)) return null;
  return { errorMm: unit === '%' ? (atMm * value) / 100 : value, atMm };
}
