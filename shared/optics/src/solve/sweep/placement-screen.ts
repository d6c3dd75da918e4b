import { beyondRounding, excess, shortfall } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import { checkIds } from '../../model/verdict/check';
import { needsRing } from '../../setting/focus';
import type { PlacedDistances } from '../../setting/height-error';
import type { LensNumbers } from '../../setting/lens-numbers';
import {
  largestMagnification,
  nearestMm,
  orient,
  type Placement,
  tie,
  type WantedMagnification,
  workingDistanceOfFixed,
} from '../../setting/place';
import { fixedDistanceMiss, focalDistanceMiss, objectImageSizeMm } from '../../setting/shortfalls';
import type { PlacingColumns } from '../catalogue/placing-columns';
import type { SensorGroup } from '../catalogue/prepared-catalogue';

const DISTANCE = checkIds.indexOf('distance');
const FIELD = checkIds.indexOf('field-of-view');
const ACCURACY = checkIds.indexOf('accuracy');
const MAGNIFICATION = checkIds.indexOf('magnification');
const CIRCLE = checkIds.indexOf('image-circle');

/** The pair misses no check of the screen. */
export const PASSED = -1;

/**
 * Places every pair and judges its first checks, in numbers that are overwritten. Most pairs are rejected here, at a hundredth
 * of the cost of settling them. The effect of a ring on the image circle is judged by the next screen.
 */
export class PlacementScreen implements Placement {
  /** Shortfalls of the pair last judged, by check; 0: not missed. */
  distanceShortfall = 0;
  fieldShortfall = 0;
  accuracyShortfall = 0;
  magnificationShortfall = 0;
  imageCircleShortfall = 0;
  /** A line-scan camera for an area task, or the reverse. No remedy exists. */
  wrongKind = false;

  nearMm = Number.NaN;
  middleMm = Number.NaN;
  farMm = Number.NaN;
  objectDistanceMm = Number.NaN;
  smallest = Number.NaN;
  nominal = Number.NaN;
  largest = Number.NaN;
  /** The lens is nearer to the object than it focuses by itself. */
  needsRing = false;
  /** The camera is turned by 90°. */
  turned = false;

  readonly #need: Requirements;
  readonly #columns: PlacingColumns;
  readonly #lenses: readonly LensNumbers[];
  readonly #objectDiagonalMm: number;
  readonly #closestMm: number;
  readonly #farthestMm: number;
  #diagonalMm = 0;
  /** Magnification above which the sensor is smaller than the image of the object. */
  #mostForField = Number.NaN;
  readonly #wanted: WantedMagnification = { most: 0, least: 0 };
  /** Working distance and distance shortfall of lenses of a printed magnification, which are the same for all sensors. */
  readonly #fixedDistanceMm: Float64Array;
  readonly #fixedDistanceMiss: Float64Array;

  constructor(need: Requirements, lenses: readonly LensNumbers[], columns: PlacingColumns) {
    this.#need = need;
    this.#columns = columns;
    this.#lenses = lenses;
    this.#objectDiagonalMm = need.objectDiagonalMm;
    this.#closestMm = Math.max(nearestMm, need.minWorkingDistanceMm);
    this.#farthestMm = Math.max(nearestMm, need.maxWorkingDistanceMm);
    this.#fixedDistanceMm = new Float64Array(lenses.length);
    this.#fixedDistanceMiss = new Float64Array(lenses.length);
    for (const [index, lens] of lenses.entries()) {
      if (!lens.fixed) continue;
      const distanceMm = workingDistanceOfFixed(need, lens);
      this.#fixedDistanceMm[index] = distanceMm;
      this.#fixedDistanceMiss[index] = fixedDistanceMiss(need, lens, distanceMm);
    }
  }

  useSensor(sensor: SensorGroup): void {
    const { kind, widthMm, heightMm, diagonalMm, pixelMm } = sensor;
    const { orientation, most } = orient(this.#need, sensor);
    this.wrongKind = (kind === 'line') !== this.#need.lineScan;
    this.turned = orientation === 90;
    const { objectWidthMm, objectHeightMm, objectPixelMm } = this.#need;
    const across = this.turned ? heightMm : widthMm;
    const along = this.turned ? widthMm : heightMm;
    this.#mostForField = Math.min(across / objectWidthMm, along / objectHeightMm);
    this.#diagonalMm = diagonalMm;
    this.#wanted.most = most;
    this.#wanted.least = pixelMm / objectPixelMm;
  }

  /**
   * Judges a pair. Its placement is complete only where it passes, as most pairs do not.
   * @returns index in `checkIds` of the first missed check, or PASSED
   */
  look(index: number): number {
    const fixed = this.#columns.fixed[index] === 1;
    if (fixed) this.#fixed(index);
    else this.#focal(index);
    this.#judge(index);
    if (this.distanceShortfall > 0) return DISTANCE;
    if (this.fieldShortfall > 0) return FIELD;
    if (this.accuracyShortfall > 0) return ACCURACY;
    if (this.magnificationShortfall > 0) return MAGNIFICATION;
    if (this.imageCircleShortfall > 0) return CIRCLE;
    if (fixed) this.#placeFixed(index);
    return PASSED;
  }

  /** Shortfall of the distance that a lens has with every sensor; 0: none, or it depends on the sensor. */
  distanceMissOf(index: number): number {
    return this.#fixedDistanceMiss[index] ?? 0;
  }

  /** The first missed check of a pair with a sensor of the wrong kind, which has no picture to judge. */
  lookAtWrongKind(index: number): number {
    if (this.#columns.fixed[index] === 1) this.#fixed(index);
    else this.#focal(index);
    return this.distanceShortfall > 0 ? DISTANCE : FIELD;
  }

  #fixed(index: number): void {
    const { magnificationMin, magnificationMax } = this.#columns;
    const most = magnificationMax[index] ?? Number.NaN;
    const magnification = Math.min(most, Math.max(magnificationMin[index] ?? Number.NaN, this.#wanted.most));
    this.nominal = magnification;
    this.largest = magnification;
    this.distanceShortfall = this.#fixedDistanceMiss[index] ?? 0;
    this.magnificationShortfall = 0;
    this.needsRing = false;
  }

  /** The rest of the placement of a lens of a printed magnification. */
  #placeFixed(index: number): void {
    const distanceMm = this.#fixedDistanceMm[index] ?? Number.NaN;
    this.nearMm = distanceMm;
    this.middleMm = distanceMm;
    this.farMm = distanceMm;
    this.objectDistanceMm = Number.NaN;
    this.smallest = this.nominal;
  }

  /** The same as `placeFocal` and `focalDistanceMiss`, in columns. */
  #focal(index: number): void {
    const columns = this.#columns;
    const f = columns.focalLengthMm[index] ?? Number.NaN;
    const nominalPlane = columns.planeNominalMm[index] ?? Number.NaN;
    const lowPlane = columns.planeLowMm[index] ?? Number.NaN;
    const highPlane = columns.planeHighMm[index] ?? Number.NaN;
    const { most, least } = this.#wanted;
    const wantedMm = f * (1 + 1 / Math.min(most, Math.max(least, columns.unforcedMagnification[index] ?? Number.NaN)));
    this.middleMm = Math.min(this.#farthestMm, Math.max(this.#closestMm, wantedMm - nominalPlane));
    this.nearMm = Math.min(this.#farthestMm, Math.max(this.#closestMm, wantedMm - highPlane));
    this.farMm = Math.min(this.#farthestMm, Math.max(this.#closestMm, wantedMm - lowPlane));
    if (this.#need.tied) tie(this.#need, this.#lenses[index] as LensNumbers, this);
    this.objectDistanceMm = this.middleMm + nominalPlane;
    const leastMm = f / largestMagnification;
    this.nominal = f / Math.max(leastMm, this.objectDistanceMm - f);
    const near = f / Math.max(leastMm, this.nearMm + highPlane - f);
    const far = f / Math.max(leastMm, this.farMm + lowPlane - f);
    this.smallest = Math.min(near, far);
    this.largest = Math.max(near, far);
    this.distanceShortfall = this.#need.tied
      ? focalDistanceMiss(this.#need, this.#lenses[index] as LensNumbers, this)
      : beyondRounding(1 - this.objectDistanceMm / (columns.printedFocalLengthMm[index] ?? 1));
    this.magnificationShortfall = Math.max(
      excess(this.nominal, columns.refusedMagnification[index] ?? 1),
      shortfall(this.nominal, columns.leastMagnification[index] ?? Number.NaN),
    );
    this.needsRing = needsRing(columns.minDistanceMm[index] ?? Number.NaN, this.middleMm);
  }

  /** The same as `fieldMiss` and the checks of accuracy and image circle, with the divisions that a sensor needs made once. */
  #judge(index: number): void {
    this.fieldShortfall = this.wrongKind ? 1 : excess(this.largest, this.#mostForField);
    this.accuracyShortfall = shortfall(this.nominal, this.#wanted.least);
    if (this.needsRing) this.imageCircleShortfall = 0;
    else {
      const image = Math.min(this.#diagonalMm, this.#objectDiagonalMm * this.nominal);
      this.imageCircleShortfall = beyondRounding(image / (this.#columns.circleLimitMm[index] ?? Number.NaN) - 1);
    }
  }

  missedBy(check: number): number {
    if (check === DISTANCE) return this.distanceShortfall;
    if (check === FIELD) return this.fieldShortfall;
    if (check === ACCURACY) return this.accuracyShortfall;
    return check === MAGNIFICATION ? this.magnificationShortfall : this.imageCircleShortfall;
  }

  /** Distances of the placed pair, without a ring. */
  distances(): PlacedDistances {
    const placed = !Number.isNaN(this.middleMm);
    return {
      workingDistanceMm: placed ? { low: this.nearMm, nominal: this.middleMm, high: this.farMm } : null,
      objectDistanceMm: Number.isNaN(this.objectDistanceMm) ? null : this.objectDistanceMm,
    };
  }

  /** Sum of the shortfalls: a lower bound of what the pair misses. */
  total(): number {
    return (
      this.distanceShortfall +
      this.fieldShortfall +
      this.accuracyShortfall +
      this.magnificationShortfall +
      this.imageCircleShortfall
    );
  }

  /** Share by which an image circle (NaN: not stated) is too small for the image of the object. */
  imageCircleShortfallOf(imageCircleMm: number): number {
    return shortfall(imageCircleMm, objectImageSizeMm(this.#need, this.#diagonalMm, this.nominal));
  }
}
