import { ownRule } from '../formula/sources/own-rule';
import type { FocalLens, Lens } from '../model/parts/lens';
import { imageCircleOfAngle, mountOpeningMm, widestLens } from '../physics/coverage/largest-circle';
import { type PrincipalPlane, principalPlane } from '../physics/lens/principal-plane';
import { principalPlaneOffset } from '../physics/lens/recover-principal-plane';
import { diagonalOfFormatName } from '../physics/sensor/diagonal-of-name';
import { sensorFormatNamed } from '../physics/sensor/find-sensor-format';
import { ratedPixelSize } from '../physics/sharpness/lens-rating';
import { nyquistFrequency } from '../physics/sharpness/nyquist';
import { telecentricImageCircle } from '../physics/telecentric/telecentric-magnification';

/** Derived data of a lens that every pairing reads. */
export interface LensFacts {
  /** Null for lenses of a printed magnification. */
  plane: PrincipalPlane | null;
  /**
   * Image circle and its origin: printed, or from the round field on the object and the magnification. Origin `format` is only
   * the name of a format.
   */
  imageCircleMm: number | null;
  imageCircleBasis: 'circle' | 'object-field' | 'format' | null;
  /** Largest circle that mount and focal length allow where none is stated; null: nothing bounds it. */
  largestCircleMm: number | null;
  /** Rated line pairs per mm in the image, and the origin of the figure. */
  ratedLpMm: number | null;
  ratedBasis: 'line-pairs' | 'pixel' | 'megapixels' | null;
}

/** Plausible depth of the principal plane. A printed distance and magnification outside it refer to another reference point. */
export const plausiblePlane = {
  beforeFrontInFocalLengths: 1,
  behindFrontInFocalLengths: 3,
  source: ownRule('反推的前主面应在镜头前 1 倍焦距至镜头后 3 倍焦距之间，否则不采用'),
} as const;

/** A printed pixel coarser than this is the resolution on the object. */
export const coarsestLensPixelUm = { um: 10, source: ownRule('“最小像元”大于 10 µm 视为物方分辨率，不采用') } as const;

const known = new WeakMap<Lens, LensFacts>();

/** Cached by the lens, because lenses are never changed after they are read. */
export function lensFacts(lens: Lens): LensFacts {
  const found = known.get(lens);
  if (found) return found;
  const facts = {
    plane: lens.kind === 'focal' ? planeOf(lens) : null,
    ...circleOf(lens),
    largestCircleMm: largestCircleOf(lens),
    ...ratingOf(lens),
  };
  known.set(lens, facts);
  return facts;
}

function planeOf({ focalLengthMm, minObjectDistanceMm, maxMagnification }: FocalLens): PrincipalPlane {
  if (minObjectDistanceMm === null || maxMagnification === null) return principalPlane(focalLengthMm, []);
  const offset = principalPlaneOffset.compute({
    focalLengthMm,
    minDistanceMagnification: maxMagnification,
    minDistanceMm: minObjectDistanceMm,
  });
  const { beforeFrontInFocalLengths, behindFrontInFocalLengths } = plausiblePlane;
  const plausible =
    offset >= -beforeFrontInFocalLengths * focalLengthMm && offset <= behindFrontInFocalLengths * focalLengthMm;
  const rows = plausible ? [{ workingDistanceMm: minObjectDistanceMm, magnification: maxMagnification }] : [];
  return principalPlane(focalLengthMm, rows);
}

function circleOf(lens: Lens): Pick<LensFacts, 'imageCircleMm' | 'imageCircleBasis'> {
  if (lens.imageCircleMm !== null) return { imageCircleMm: lens.imageCircleMm, imageCircleBasis: 'circle' };
  if (lens.kind === 'fixed' && lens.objectFovDiameterMm !== null) {
    const inputs = { fieldDiameterMm: lens.objectFovDiameterMm, magnification: lens.magnification };
    return { imageCircleMm: telecentricImageCircle.compute(inputs), imageCircleBasis: 'object-field' };
  }
  const named = lens.maxSensorFormat === null ? null : diagonalOfFormatName(lens.maxSensorFormat);
  return named
    ? { imageCircleMm: named.diagonalMm, imageCircleBasis: 'format' }
    : { imageCircleMm: null, imageCircleBasis: null };
}

function largestCircleOf(lens: Lens): number | null {
  const byMounts = lens.mount?.split('|').map(mount => mountOpeningMm(mount) ?? Number.POSITIVE_INFINITY) ?? [];
  const byMount = byMounts.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...byMounts);
  const byAngle =
    lens.kind === 'focal'
      ? imageCircleOfAngle.compute({ focalLengthMm: lens.focalLengthMm, fullAngleDeg: widestLens.fullAngleDeg })
      : Number.POSITIVE_INFINITY;
  const largest = Math.min(byMount, byAngle);
  return Number.isFinite(largest) ? largest : null;
}

/** Rating of a lens. A megapixel rating equal to the focal length was copied from the wrong column. */
function ratingOf(lens: Lens): Pick<LensFacts, 'ratedLpMm' | 'ratedBasis'> {
  if (lens.resolutionLpMm !== null) return { ratedLpMm: lens.resolutionLpMm, ratedBasis: 'line-pairs' };
  if (lens.minPixelUm !== null && lens.minPixelUm <= coarsestLensPixelUm.um) {
    return { ratedLpMm: nyquistFrequency.compute({ pixelSizeUm: lens.minPixelUm }), ratedBasis: 'pixel' };
  }
  const format = lens.maxSensorFormat === null ? undefined : sensorFormatNamed(lens.maxSensorFormat);
  const copied = lens.kind === 'focal' && lens.megapixels === lens.focalLengthMm;
  // Without a format, the largest sensor of 4 : 3 in the image circle.
  const sides = format ?? (lens.imageCircleMm === null ? undefined : sidesIn(lens.imageCircleMm));
  if (lens.megapixels === null || !sides || copied) return { ratedLpMm: null, ratedBasis: null };
  const pixelUm = ratedPixelSize.compute({
    sensorWidthMm: sides.widthMm,
    sensorHeightMm: sides.heightMm,
    ratedMegapixels: lens.megapixels,
  });
  return { ratedLpMm: nyquistFrequency.compute({ pixelSizeUm: pixelUm }), ratedBasis: 'megapixels' };
}

const sidesIn = (circleMm: number) => ({ widthMm: 0.8 * circleMm, heightMm: 0.6 * circleMm });
