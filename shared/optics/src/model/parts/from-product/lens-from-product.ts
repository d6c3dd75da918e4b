import { objectDistance } from '../../../physics/lens/thin-lens';
import type { FixedLens, FocalLens, Lens } from '../lens';
import { type Attributes, flag, oneOf, positive, range, several, signed, text } from './attributes';
import { type Incomplete, type Product, partOf } from './product';

/**
 * FA or line-scan lens of a product: by its printed magnification where it is made for one, otherwise by its focal length. A lens
 * that is set within a range of magnifications moves away from the object as its magnification falls: the printed one is only that of
 * its printed distance.
 */
export function focusedLens(product: Product): Lens | Incomplete {
  const { attrs } = product;
  const focalLengthMm = positive(attrs, 'focalLengthMm');
  const magnification = positive(attrs, 'magnification');
  const magnificationRange = range(attrs, 'magnificationRange');
  if (magnification !== null && (focalLengthMm === null || magnificationRange === null)) {
    return fixedLens(product, magnification, null);
  }
  if (focalLengthMm === null) return { missing: ['焦距或放大倍率'] };
  const lens: FocalLens = {
    ...partOf(product),
    kind: 'focal',
    focalLengthMm,
    maxAperture: positive(attrs, 'maxAperture'),
    minAperture: positive(attrs, 'minAperture'),
    minObjectDistanceMm: positive(attrs, 'minObjectDistanceMm') ?? nearestOfRange(attrs, focalLengthMm),
    maxMagnification: positive(attrs, 'maxMagnification') ?? magnificationRange?.max ?? null,
    minMagnification: magnificationRange?.min ?? null,
    filterThread: text(attrs, 'filterThread'),
    ...commonOf(attrs),
  };
  return lens;
}

/**
 * Working distance at the upper end of the range of magnifications, mm, from the row that the maker prints: between two
 * magnifications of one lens the object distance changes by f × (1 ÷ m₂ − 1 ÷ m₁). Null: no such row, or one that no lens can have.
 */
function nearestOfRange(attrs: Attributes, focalLengthMm: number): number | null {
  const printed = { magnification: positive(attrs, 'magnification'), distanceMm: positive(attrs, 'workingDistanceMm') };
  const most = range(attrs, 'magnificationRange')?.max;
  if (printed.magnification === null || printed.distanceMm === null || most === undefined) return null;
  const objectMm = (magnification: number) => objectDistance.compute({ focalLengthMm, magnification });
  const nearestMm = printed.distanceMm + objectMm(most) - objectMm(printed.magnification);
  return nearestMm > 0 ? nearestMm : null;
}

/**
 * Telecentric lens of a product; one that does not state its side is telecentric on the object side at least. A lens with a range of
 * magnifications is listed under the larger end.
 */
export function telecentricLens(product: Product): Lens | Incomplete {
  const { attrs } = product;
  const magnification = positive(attrs, 'magnification') ?? range(attrs, 'magnificationRange')?.max ?? null;
  if (magnification === null) return { missing: ['放大倍率'] };
  return fixedLens(product, magnification, oneOf(attrs, 'kind', ['object', 'bi']) ?? 'object');
}

function fixedLens(product: Product, magnification: number, telecentric: FixedLens['telecentric']): FixedLens {
  const { attrs } = product;
  return {
    ...partOf(product),
    kind: 'fixed',
    telecentric,
    magnification,
    magnificationRange: range(attrs, 'magnificationRange'),
    workingDistanceMm: positive(attrs, 'workingDistanceMm'),
    fNumber: effectiveFNumber(attrs, magnification),
    nominalFNumber: nominalFNumber(attrs),
    telecentricityDeg: signed(attrs, 'telecentricityDeg'),
    objectFovDiameterMm: positive(attrs, 'objectFovDiameterMm') ?? positive(attrs, 'objectFovMm'),
    depthOfFieldMm: positive(attrs, 'depthOfFieldMm'),
    depthOfFieldCondition: text(attrs, 'depthOfFieldCondition'),
    coaxial: flag(attrs, 'coaxial'),
    ...commonOf(attrs),
  };
}

/**
 * Effective f-number on the image side. Telecentric lenses print it. An object-side figure is multiplied by m; an object-side
 * aperture NA gives m ÷ (2 NA). A lens with a focal length prints the f-number at infinity, which gives F × (1 + m). A
 * line-scan lens made for one magnification prints the working f-number.
 */
function effectiveFNumber(attrs: Attributes, magnification: number): number | null {
  const printed = positive(attrs, 'fNumber');
  if (printed !== null) return printed;
  const objectSide = positive(attrs, 'objectSideFNumber');
  if (objectSide !== null) return magnification * objectSide;
  const aperture = positive(attrs, 'numericalAperture');
  if (aperture !== null) return magnification / (2 * aperture);
  const nominal = positive(attrs, 'maxAperture');
  if (nominal === null || positive(attrs, 'focalLengthMm') === null) return nominal;
  return nominal * (1 + magnification);
}

/** The f-number at infinity, where only that is stated and the magnification is set within a range. */
function nominalFNumber(attrs: Attributes): number | null {
  const direct = ['fNumber', 'objectSideFNumber', 'numericalAperture'].some(key => positive(attrs, key) !== null);
  const ranged = range(attrs, 'magnificationRange') !== null && positive(attrs, 'focalLengthMm') !== null;
  return ranged && !direct ? positive(attrs, 'maxAperture') : null;
}

const commonOf = (attrs: Attributes) => ({
  mount: several(attrs, 'mount').join('|') || null,
  flangeMm: positive(attrs, 'flangeMm'),
  imageCircleMm: positive(attrs, 'imageCircleMm'),
  maxSensorFormat: text(attrs, 'maxSensorFormat'),
  distortionPct: signed(attrs, 'distortionPct'),
  resolutionLpMm: positive(attrs, 'resolutionLpMm'),
  megapixels: positive(attrs, 'megapixels'),
  minPixelUm: positive(attrs, 'minPixelUm'),
  spectralRangeNm: range(attrs, 'spectralRangeNm'),
  diameterMm: positive(attrs, 'diameterMm'),
  lengthMm: positive(attrs, 'lengthMm'),
  weightG: positive(attrs, 'weightG'),
});
