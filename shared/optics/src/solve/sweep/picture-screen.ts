import { shortfall } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import { checkIds } from '../../model/verdict/check';
import { largestDepthMm, leastAiryUm } from '../../setting/aperture-bounds';
import { focusOf } from '../../setting/focus';
import type { LensNumbers } from '../../setting/lens-numbers';
import { blankPicture, circleIn, circleOfConfusionOf, depthOf, setPicture } from '../../setting/picture';
import { sharpnessMiss } from '../../setting/shortfalls';
import type { SensorGroup } from '../catalogue/prepared-catalogue';
import { blankFigures, type PairFigures } from '../score/pair-figures';
import { PASSED, type PlacementScreen } from './placement-screen';

const CIRCLE = checkIds.indexOf('image-circle');
const FOCUS = checkIds.indexOf('focus');
const SHARPNESS = checkIds.indexOf('sharpness');
const DEPTH = checkIds.indexOf('depth-of-field');

/** Judges rings, f-number, sharpness and depth of placed pairs, in numbers that are overwritten. */
export class PictureScreen {
  readonly #need: Requirements;
  readonly #lenses: readonly LensNumbers[];
  readonly #figures: PairFigures = blankFigures();
  readonly #picture = blankPicture();
  /** Shortfall of the pair last judged. */
  missedBy = 0;
  #ringMm = 0;
  #imageCircleWithRingMm = Number.NaN;

  constructor(need: Requirements, lenses: readonly LensNumbers[]) {
    this.#need = need;
    this.#lenses = lenses;
  }

  /**
   * Finds the ring with which a lens focuses nearer than by itself, and the image circle with it.
   * @returns index in `checkIds` of the missed check, with `missedBy`, or PASSED
   */
  lookAtRing(screen: PlacementScreen, index: number): number {
    const { nominal, middleMm } = screen;
    const lens = this.#lenses[index] as LensNumbers;
    const { focus, ringMm } = focusOf(lens, nominal, middleMm);
    this.#ringMm = ringMm;
    this.#imageCircleWithRingMm = circleIn(lens.imageCircleMm, lens, nominal, ringMm);
    this.missedBy = screen.imageCircleShortfallOf(circleIn(lens.circleLimitMm, lens, nominal, ringMm));
    if (this.missedBy > 0) return CIRCLE;
    this.missedBy = focus === 'out-of-reach' ? shortfall(middleMm, lens.minDistanceMm) : 0;
    return this.missedBy > 0 ? FOCUS : PASSED;
  }

  /**
   * Sets the f-number of the pair on the screen; judges sharpness and depth.
   * @returns index in `checkIds` of the missed check, with `missedBy`, or PASSED
   */
  look(screen: PlacementScreen, pixelSizeUm: number, index: number): number {
    const need = this.#need;
    const figures = this.#figures;
    const picture = this.#picture;
    const lens = this.#lenses[index] as LensNumbers;
    setPicture(need, lens, screen, pixelSizeUm, picture);
    figures.fixed = lens.fixed;
    figures.magnification = screen.nominal;
    figures.askedPixelUm = picture.askedPixelUm;
    figures.effectiveFNumber = picture.effectiveFNumber;
    figures.airyUm = picture.airyUm;
    figures.ratedLpMm = lens.ratedLpMm;
    figures.depthForTaskMm = Number.NaN;
    this.missedBy = sharpnessMiss(leastAiryUm(need, lens, picture), lens.ratedLpMm, picture.askedPixelUm);
    if (this.missedBy > 0) return SHARPNESS;
    if (need.depthMm === 0) return PASSED;
    const open = Number.isNaN(picture.effectiveFNumber);
    const depthMm = open ? largestDepthMm(need, lens, picture) : this.#depth(lens, picture.askedPixelUm);
    if (!open) figures.depthForTaskMm = depthMm;
    this.missedBy = shortfall(depthMm, need.depthMm);
    return this.missedBy > 0 ? DEPTH : PASSED;
  }

  /** All figures of the pair last judged. The object is overwritten by the next pair. */
  of(screen: PlacementScreen, sensor: SensorGroup, index: number): PairFigures {
    const figures = this.#figures;
    const lens = this.#lenses[index] as LensNumbers;
    const { nominal, smallest, largest, needsRing } = screen;
    const across = screen.turned ? sensor.heightMm : sensor.widthMm;
    const along = screen.turned ? sensor.widthMm : sensor.heightMm;
    figures.objectPixelMm = sensor.pixelMm / nominal;
    figures.objectPixelHighMm = sensor.pixelMm / smallest;
    figures.fieldWidthMm = across / nominal;
    figures.fieldWidthLowMm = across / largest;
    figures.fieldHeightMm = along / nominal;
    figures.fieldHeightLowMm = along / largest;
    figures.imageCircleMm = needsRing ? this.#imageCircleWithRingMm : lens.imageCircleMm;
    figures.sensorDiagonalMm = sensor.diagonalMm;
    figures.workingDistanceMm = screen.middleMm;
    const stated = lens.fixed ? screen.middleMm : lens.minDistanceMm;
    figures.focused = !Number.isNaN(stated) && !(needsRing && this.#ringMm > 0);
    figures.depthOfFieldMm = Number.isNaN(figures.effectiveFNumber)
      ? Number.NaN
      : this.#depth(lens, sensor.pixelSizeUm);
    return figures;
  }

  #depth(lens: LensNumbers, pixelSizeUm: number): number {
    const circleOfConfusionMm = circleOfConfusionOf(this.#need, this.#picture, pixelSizeUm);
    return depthOf(this.#need, lens, this.#picture, circleOfConfusionMm);
  }
}
