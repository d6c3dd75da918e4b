import { laserClasses } from '../laser-class';
import type { Profiler } from '../profiler';
import { type Attributes, positive, range, several, text } from './attributes';
import { type Product, partOf } from './product';

/**
 * Line profiler of a product; null for products of other categories. Profilers with missing figures are kept, because the
 * answer names these figures.
 */
export function profilerFromProduct(product: Product): Profiler | null {
  if (product.category !== 'line-3d') return null;
  const { attrs } = product;
  const measuringRangeMm = positive(attrs, 'measuringRangeZMm');
  return {
    ...partOf(product),
    principle: text(attrs, 'principle'),
    measuringRangeMm,
    ...clearanceOf(attrs, measuringRangeMm),
    nearWidthMm: positive(attrs, 'fovNearMm'),
    midWidthMm: positive(attrs, 'fovMidMm'),
    farWidthMm: positive(attrs, 'fovFarMm'),
    profilePoints: positive(attrs, 'points'),
    pointSpacingUm: positive(attrs, 'resolutionXUm'),
    farPointSpacingUm: positive(attrs, 'resolutionXFarUm'),
    resolutionUm: positive(attrs, 'resolutionZUm'),
    farResolutionUm: positive(attrs, 'resolutionZFarUm'),
    repeatabilityUm: positive(attrs, 'repeatabilityZUm'),
    linearityPct: positive(attrs, 'linearityPct'),
    profileRateHz: positive(attrs, 'profileRateHz'),
    maxProfileRateHz: positive(attrs, 'profileRateMaxHz'),
    laserClasses: laserClasses.filter(code => several(attrs, 'laserClass').includes(code)),
    wavelengthNm: positive(attrs, 'wavelengthNm'),
    link: text(attrs, 'interface'),
    protection: text(attrs, 'ip'),
    weightG: positive(attrs, 'weightG'),
  };
}

/** Clearance of a profiler. A reference distance is that of the middle of the range; the near end is half a range closer. */
function clearanceOf(
  attrs: Attributes,
  measuringRangeMm: number | null,
): Pick<Profiler, 'clearanceMm' | 'clearanceFrom'> {
  const clearance = positive(attrs, 'clearanceDistanceMm');
  if (clearance !== null) return { clearanceMm: clearance, clearanceFrom: 'clearance' };
  const working = range(attrs, 'workingDistanceMm');
  if (working && working.min > 0) return { clearanceMm: working.min, clearanceFrom: 'working-distance' };
  const reference = positive(attrs, 'referenceDistanceMm');
  const near = reference === null || measuringRangeMm === null ? 0 : reference - measuringRangeMm / 2;
  return near > 0
    ? { clearanceMm: Number(near.toFixed(3)), clearanceFrom: 'reference' }
    : { clearanceMm: null, clearanceFrom: null };
}
