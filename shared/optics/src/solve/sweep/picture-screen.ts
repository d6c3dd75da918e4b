import type { FocalLens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { checkIds } from '../../model/verdict/check';
import { resolvingLimits } from '../../physics/sharpness/resolving-verdict';
import { chooseFNumber, diffractionLimits, type Openings } from '../../setting/choose-f-number';
import { depthInSetting, type Sharp } from '../../setting/depth-in-setting';
import { imageCircleWithRing } from '../../setting/nearest-setting';
import { focusOf } from '../../setting/place-focal';
import type { LensColumns } from '../catalogue/lens-columns';
import type { SensorGroup } from '../catalogue/prepared-catalogue';
import { blankFigures, type PairFigures } from '../score/pair-figures';
import { PASSED, type PlacementScreen } from './placement-screen';

const CIRCLE = checkIds.indexOf('image-circle');
const FOCUS = checkIds.indexOf('focus');
const SHARPNESS = checkIds.indexOf('sharpness');
const DEPTH = checkIds.indexOf('depth-of-field');

/**
 * What opening, sharpness and depth of the pair are that the screen has just placed, written over the one before: the sweep settles
 * tens of thousands of pairs and keeps none. Figure for figure what `nearestSetting` and the checks say.
 */
export class PictureScreen {
  readonly #need: Requirements;
  readonly #columns: LensColumns;
  readonly #figures: PairFigures = blankFigures();
  /** By how much the pair last looked at misses. */
  missedBy = 0;
  readonly #optics = { magnification: 0, objectDistanceMm: 0, pixelSizeUm: 0, askedPixelUm: 0 };
  readonly #sharp: Sharp & { fNumber: number } = {
    magnification: 0,
    objectDistanceMm: 0,
    fNumber: 0,
    effectiveFNumber: 0,
    wavelengthNm: 0,
    circleOfConfusionMm: 0,
  };
  readonly #image = { pixelSizeUm: 0, airyUm: 0 };
  #ringMm = 0;
  #imageCircleWithRingMm = Number.NaN;
  /** NaN: not stated, or not set. */
  #stop = Number.NaN;

  readonly #openings: Openings = { focalLengthMm: 0, widest: 0, smallest: 0 };

  constructor(need: Requirements, columns: LensColumns) {
    this.#need = need;
    this.#columns = columns;
    this.#sharp.wavelengthNm = need.task.wavelengthNm;
  }

  /**
   * Which ring makes a lens focus nearer than it does by itself, and the circle that it then lights.
   * @returns index in `checkIds` of the check that is missed, by `missedBy`, or PASSED
   */
  lookAtRing(screen: PlacementScreen, lens: FocalLens, index: number): number {
    const { nominal, middleMm } = screen;
    const { focus, ringMm } = focusOf(lens, this.#columns.focalLengthMm[index] ?? 0, nominal, middleMm);
    const imageCircleMm = this.#columns.imageCircleMm[index] ?? Number.NaN;
    this.#ringMm = ringMm;
    this.#imageCircleWithRingMm =
      ringMm === 0 ? imageCircleMm : imageCircleWithRing(imageCircleMm, lens.focalLengthMm, nominal, ringMm);
    this.missedBy = screen.imageCircleShortfall(this.#imageCircleWithRingMm, nominal);
    if (this.missedBy > 0) return CIRCLE;
    this.missedBy = focus === 'out-of-reach' ? trim((lens.minObjectDistanceMm ?? middleMm) / middleMm - 1) : 0;
    return this.missedBy > 0 ? FOCUS : PASSED;
  }

  /**
   * Opening, sharpness and depth of the pair that the screen has placed.
   * @returns index in `checkIds` of the check that is missed, by `missedBy`, or PASSED
   */
  look({ nominal: m, objectDistanceMm }: PlacementScreen, pixelSizeUm: number, index: number): number {
    const need = this.#need;
    const figures = this.#figures;
    const focalLengthMm = this.#columns.printedFocalLengthMm[index] ?? Number.NaN;
    const fixed = Number.isNaN(focalLengthMm);
    const asked = Math.max(pixelSizeUm, need.objectPixelMm * m * 1000);
    this.#optics.magnification = m;
    this.#optics.objectDistanceMm = Number.isNaN(objectDistanceMm) ? 0 : objectDistanceMm;
    this.#optics.pixelSizeUm = pixelSizeUm;
    this.#optics.askedPixelUm = asked;
    this.#openings.focalLengthMm = focalLengthMm;
    this.#openings.widest = this.#columns.smallestFNumber[index] ?? Number.NaN;
    this.#openings.smallest = this.#columns.largestFNumber[index] ?? Number.NaN;
    this.#stop = fixed ? Number.NaN : chooseFNumber(need, this.#openings, this.#optics);
    const effective = fixed ? (this.#columns.fNumber[index] ?? Number.NaN) : this.#stop * (1 + m);
    const airy = (2.44 * need.task.wavelengthNm * effective) / 1000;
    const rated = this.#columns.ratedLpMm[index] ?? Number.NaN;
    figures.fixed = fixed;
    figures.magnification = m;
    figures.askedPixelUm = asked;
    figures.effectiveFNumber = effective;
    figures.airyUm = airy;
    figures.ratedLpMm = rated;
    this.missedBy = Math.max(
      trim(airy / (diffractionLimits.worstPx * asked) - 1),
      trim((resolvingLimits.usable * 500) / asked / rated - 1),
    );
    if (this.missedBy > 0) return SHARPNESS;
    figures.depthForTaskMm = Number.NaN;
    if (need.depthMm === 0 || Number.isNaN(effective)) return PASSED;
    figures.depthForTaskMm = this.#depth(focalLengthMm, asked);
    this.missedBy = trim(need.depthMm / figures.depthForTaskMm - 1);
    return this.missedBy > 0 ? DEPTH : PASSED;
  }

  /** All figures of the pair last looked at. Good until the next pair. */
  of(screen: PlacementScreen, sensor: SensorGroup, index: number): PairFigures {
    const figures = this.#figures;
    const { nominal, smallest, largest } = screen;
    const across = screen.turned ? sensor.heightMm : sensor.widthMm;
    const along = screen.turned ? sensor.widthMm : sensor.heightMm;
    figures.objectPixelMm = sensor.pixelMm / nominal;
    figures.objectPixelHighMm = sensor.pixelMm / smallest;
    figures.fieldWidthMm = across / nominal;
    figures.fieldWidthLowMm = across / largest;
    figures.fieldHeightMm = along / nominal;
    figures.fieldHeightLowMm = along / largest;
    const { needsRing } = screen;
    figures.imageCircleMm = needsRing
      ? this.#imageCircleWithRingMm
      : (this.#columns.imageCircleMm[index] ?? Number.NaN);
    figures.sensorDiagonalMm = sensor.diagonalMm;
    figures.workingDistanceMm = screen.middleMm;
    const stated = this.#columns.kind[index] === 0 ? this.#columns.minDistanceMm[index] : screen.middleMm;
    figures.focused = !Number.isNaN(stated ?? Number.NaN) && !(needsRing && this.#ringMm > 0);
    figures.depthOfFieldMm = Number.NaN;
    if (Number.isNaN(figures.effectiveFNumber)) return figures;
    figures.depthOfFieldMm = this.#depth(this.#columns.printedFocalLengthMm[index] ?? Number.NaN, sensor.pixelSizeUm);
    return figures;
  }

  #depth(focalLengthMm: number, pixelSizeUm: number): number {
    const sharp = this.#sharp;
    sharp.magnification = this.#optics.magnification;
    sharp.objectDistanceMm = this.#optics.objectDistanceMm;
    // Of a lens with a fixed stop it is not asked for.
    sharp.fNumber = this.#stop;
    sharp.effectiveFNumber = this.#figures.effectiveFNumber;
    this.#image.pixelSizeUm = pixelSizeUm;
    this.#image.airyUm = this.#figures.airyUm;
    sharp.circleOfConfusionMm = this.#need.circleOfConfusion.sizeMm(this.#image);
    return depthInSetting(focalLengthMm, sharp);
  }
}

/** Rounding errors miss nothing, and NaN is not known to miss. */
function trim(miss: number): number {
  return miss > 1e-6 ? miss : 0;
}
