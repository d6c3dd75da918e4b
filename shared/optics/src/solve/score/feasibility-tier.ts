import { atLeast, atMost } from '../../formula/numbers';
import { ownRule } from '../../formula/sources/own-rule';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { accuracyReserve } from '../../physics/accuracy/accuracy-demand';
import type { Setting } from '../../setting/setting';
import { sensorPixels } from '../crossing/sensor-pixels';
import { telecentricLimits } from '../crossing/telecentric-crossing';
import { figuresOf, measuresOverHeights, type PairFigures } from './pair-figures';

/**
 * How certainly a system without misses meets its task, and whether one would buy it. A lower tier ranks first, whatever the
 * scores.
 *
 * - `full`: all requirements are met.
 * - `lavish`: all are met, by a camera with more than twice the pixels that the task asks for, beyond those that one buys anyway.
 * - `loose`: all but that a measured size changes with the height, or a cylinder reads too large, by more of its tolerance than a
 *   measurement may take.
 * - `short`: all but the height difference, which is sharp at the accuracy asked for but not at the pixel of the camera, or a rim
 *   of the margin within the rounding of data sheets.
 * - `trimmed`, `cut`, `bare`: ever more of the margin around the object lies beyond the picture, or in the dark beyond the image
 *   circle.
 * - `open`: a deciding figure is not stated.
 * - `oversized`: everything is stated, and the camera has many times the pixels that the task asks for. Asking a maker for a figure
 *   costs less.
 * - `oversizedOpen`: both.
 */
export const feasibilityTiers = {
  full: 0,
  lavish: 1,
  loose: 2,
  short: 3,
  trimmed: 4,
  cut: 5,
  bare: 6,
  open: 7,
  oversized: 8,
  oversizedOpen: 9,
} as const;
export type FeasibilityTier = (typeof feasibilityTiers)[keyof typeof feasibilityTiers];

/** Whether a deciding figure of a system of this tier is not stated. */
export const isOpenTier = (tier: FeasibilityTier): boolean =>
  tier === feasibilityTiers.open || tier === feasibilityTiers.oversizedOpen;

/** Largest shares of the field with its margin that a system of a tier lacks. */
export const marginLimits = {
  short: 0.003,
  trimmed: 0.01,
  cut: 0.03,
  source: ownRule('没有一套留足余量时，先看缺得少的：视野缺 0.3 % 以内按资料取整，1 % 以内、3 % 以内、更多依次靠后'),
} as const;

/** An area camera with more pixels than both is no answer to a task. */
export const oversizedLimits = {
  timesAsked: 8,
  megapixels: 26,
  source: ownRule('面阵像素超过 26 MP 又超过所需 8 倍的不买：排在只差资料、问一句就能定的组合之后'),
} as const;

/**
 * A camera with more pixels than both is bought where no smaller one is known to do the task. Line cameras come in steps of two: beyond
 * twice the pixels there is a smaller one.
 */
export const lavishLimits = {
  timesAsked: 2,
  megapixels: 26,
  linePixels: 4200,
  source: ownRule('像素超过所需 2 倍，且面阵超过 26 MP、线阵超过 4k 的，排在像素较少、各项都满足的组合之后'),
} as const;

type Placed = Pick<
  PairFigures,
  | 'depthOfFieldMm'
  | 'fieldWidthMm'
  | 'fieldHeightMm'
  | 'objectPixelMm'
  | 'imageCircleMm'
  | 'sensorDiagonalMm'
  | 'magnification'
  | 'heightErrorMm'
  | 'roundOutlineErrorMm'
>;

/** The height difference is not sharp at the pixel of the camera. An unknown depth of field (NaN) is not too small. */
const isShallow = ({ depthMm }: Requirements, { depthOfFieldMm }: Placed) =>
  depthMm > 0 && !Number.isNaN(depthOfFieldMm) && !atLeast(depthOfFieldMm, depthMm);

/** What a measurement may take of a tolerance, where a telecentric lens is an alternative: for larger fields one hangs the camera higher. */
const looseLimits = {
  ofTolerance: 0.3,
  diagonalMm: telecentricLimits.diagonalMm,
  source: { name: 'AIAG，Measurement Systems Analysis：占公差 10 % 以内可用，超过 30 % 不可接受' },
} as const;

/** An unknown error (NaN) is not too large. */
function isLoose(need: Requirements, { heightErrorMm, roundOutlineErrorMm }: Placed): boolean {
  const { accuracy } = need.task;
  if (accuracy.kind !== 'tolerance' || need.fieldDiagonalMm > looseLimits.diagonalMm) return false;
  const mostMm = looseLimits.ofTolerance * accuracy.toleranceMm;
  const isMore = (errorMm: number) => !Number.isNaN(errorMm) && !atMost(errorMm, mostMm);
  return isMore(roundOutlineErrorMm) || (measuresOverHeights(need) && isMore(heightErrorMm));
}

const isTight = ({ fieldWidthMm, fieldHeightMm }: Requirements, placed: Placed) =>
  !atLeast(placed.fieldWidthMm, fieldWidthMm) || !atLeast(placed.fieldHeightMm, fieldHeightMm);

/** A part of the margin lies beyond the image circle. An unknown one (NaN) is not too small. */
const isDark = (need: Requirements, placed: Placed): boolean =>
  !Number.isNaN(placed.imageCircleMm) && !atLeast(placed.imageCircleMm, litDiagonalMm(need, placed));

/** Diagonal of the image of object and margin, at most of the sensor, mm. */
const litDiagonalMm = ({ fieldDiagonalMm }: Requirements, { sensorDiagonalMm, magnification }: Placed): number =>
  Math.min(sensorDiagonalMm, fieldDiagonalMm * magnification);

/** Largest share of the field with its margin that lies beyond the picture or beyond the image circle. */
function marginShortfall(need: Requirements, placed: Placed): number {
  const seen = Math.min(placed.fieldWidthMm / need.fieldWidthMm, placed.fieldHeightMm / need.fieldHeightMm);
  const lit = isDark(need, placed) ? placed.imageCircleMm / litDiagonalMm(need, placed) : 1;
  return 1 - Math.min(seen, lit);
}

/** The camera has many times the pixels of the field at the accuracy asked for. */
function isOversized(need: Requirements, { fieldWidthMm, fieldHeightMm, objectPixelMm }: Placed): boolean {
  if (need.lineScan) return false;
  const pixels = (fieldWidthMm * fieldHeightMm) / objectPixelMm ** 2;
  const asked = (need.fieldWidthMm * need.fieldHeightMm) / need.objectPixelMm ** 2;
  return pixels > oversizedLimits.megapixels * 1e6 && pixels > oversizedLimits.timesAsked * asked;
}

/**
 * Pixels that a camera needs for the task, with the reserve of accuracy that is of use to it: of a line, or of an area sensor of the
 * usual shape.
 */
export function askedPixels(need: Requirements): number {
  const { lineScan, fieldWidthMm, fieldHeightMm, objectPixelMm, usefulReserve } = need;
  const reserve = usefulReserve / accuracyReserve.times;
  return lineScan
    ? (fieldWidthMm / objectPixelMm) * reserve
    : sensorPixels(fieldWidthMm, fieldHeightMm, objectPixelMm) * reserve ** 2;
}

function isLavish(need: Requirements, { fieldWidthMm, fieldHeightMm, objectPixelMm }: Placed): boolean {
  const across = fieldWidthMm / objectPixelMm;
  const pixels = need.lineScan ? across : (across * fieldHeightMm) / objectPixelMm;
  const bought = need.lineScan ? lavishLimits.linePixels : lavishLimits.megapixels * 1e6;
  return pixels > bought && pixels > lavishLimits.timesAsked * askedPixels(need);
}

/**
 * Tier of a system without misses.
 * @param undecided a deciding figure is not stated
 * @param placed figures of its setting, NaN where unknown
 * @param cameraGiven there is no other camera to choose, however many pixels it has
 */
export function feasibilityTierOf(
  need: Requirements,
  undecided: boolean,
  placed: Placed,
  cameraGiven = false,
): FeasibilityTier {
  const { open, oversized, oversizedOpen, short, loose, lavish, full } = feasibilityTiers;
  if (!cameraGiven && isOversized(need, placed)) return undecided ? oversizedOpen : oversized;
  if (undecided) return open;
  if (isTight(need, placed) || isDark(need, placed)) return tierOfMargin(marginShortfall(need, placed));
  if (isShallow(need, placed)) return short;
  if (isLoose(need, placed)) return loose;
  return !cameraGiven && isLavish(need, placed) ? lavish : full;
}

function tierOfMargin(shortfall: number): FeasibilityTier {
  if (shortfall <= marginLimits.short) return feasibilityTiers.short;
  if (shortfall <= marginLimits.trimmed) return feasibilityTiers.trimmed;
  return shortfall <= marginLimits.cut ? feasibilityTiers.cut : feasibilityTiers.bare;
}

/** What puts a system without misses behind those that do all, one phrase each; empty for those. */
export function shortcomingsOf(need: Requirements, lens: Lens, setting: Setting): string[] {
  const placed = figuresOf(need, lens, setting);
  return [
    ...(isShallow(need, placed) ? ['景深按相机像元盖不住高度差'] : []),
    ...(isTight(need, placed) ? ['视野留边不够'] : []),
    ...(isDark(need, placed) ? ['留边不全在像圈内'] : []),
  ];
}
