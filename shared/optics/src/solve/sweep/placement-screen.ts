import type { Requirements } from '../../model/task/requirements';
import { checkIds } from '../../model/verdict/check';
import { fixedWorkingDistanceTolerance } from '../../physics/lens/fixed-magnification';
import type { Stands } from '../../setting/height-error';
import {
  leastOfFixed,
  missOfTied,
  mostOfFixed,
  objectToSensorOfFocal,
  workingDistanceOfObjectToSensor,
} from '../../setting/object-to-sensor';
import type { LensColumns } from '../catalogue/lens-columns';
import type { SensorGroup } from '../catalogue/prepared-catalogue';

const DISTANCE = checkIds.indexOf('distance');
const FIELD = checkIds.indexOf('field-of-view');
const ACCURACY = checkIds.indexOf('accuracy');
const MAGNIFICATION = checkIds.indexOf('magnification');
const CIRCLE = checkIds.indexOf('image-circle');

/** No check of the screen is missed. */
export const PASSED = -1;

/** The same limits as of placing a focused lens. */
const nearestMm = 1;
const largestMagnification = 10;

/**
 * The first checks of every pair, in plain numbers: by far most pairs fall here, a hundred times cheaper than settling them. It
 * says exactly what `settle` says of these checks; where a ring would be needed, the circle is left to it.
 */
export class PlacementScreen {
  /** Of the pair last looked at, by how much it misses each check; 0: it does not. */
  distance = 0;
  field = 0;
  accuracy = 0;
  magnification = 0;
  circle = 0;
  /** A line-scan camera for a picture, or the reverse: no change brings it nearer. */
  wrongKind = false;

  /** Where the pair is placed, mm and times; NaN where it does not apply. */
  nominal = 0;
  smallest = 0;
  largest = 0;
  nearMm = 0;
  middleMm = 0;
  farMm = 0;
  objectDistanceMm = Number.NaN;
  /** Nearer than the lens focuses: what a ring makes of it is not told here. */
  needsRing = false;
  /** The camera is turned by 90°. */
  turned = false;

  readonly #need: Requirements;
  readonly #columns: LensColumns;
  readonly #objectDiagonalMm: number;
  readonly #closestMm: number;
  readonly #farthestMm: number;
  /** Of lenses of a printed magnification, whatever the sensor: where each stands, and what it misses the distance by. */
  readonly #fixedStandsMm: Float64Array;
  readonly #fixedDistance: Float64Array;
  #acrossMm = 0;
  #alongMm = 0;
  #diagonalMm = 0;
  #pixelMm = 0;
  #most = 0;
  #least = 0;

  constructor(need: Requirements, columns: LensColumns) {
    this.#need = need;
    this.#columns = columns;
    this.#objectDiagonalMm = Math.hypot(need.objectWidthMm, need.objectHeightMm);
    this.#closestMm = Math.max(nearestMm, need.minWorkingDistanceMm);
    this.#farthestMm = Math.max(nearestMm, need.maxWorkingDistanceMm);
    this.#fixedStandsMm = new Float64Array(columns.kind.length).fill(Number.NaN);
    this.#fixedDistance = new Float64Array(columns.kind.length);
    for (const [lens, printed] of columns.workingDistanceMm.entries()) {
      if (columns.kind[lens] === 0 || Number.isNaN(printed)) continue;
      const body = need.tied ? (columns.bodyMm[lens] ?? Number.NaN) : Number.NaN;
      const most = mostOfFixed(need, body);
      const least = leastOfFixed(need, body);
      const asked = Math.min(most, Math.max(least, printed));
      const used = asked >= printed * (1 - share) && asked <= printed * (1 + share) ? asked : printed;
      this.#fixedStandsMm[lens] = used;
      this.#fixedDistance[lens] = Math.max(
        trim((used * (1 - share)) / most - 1),
        trim(least / (used * (1 + share)) - 1),
      );
    }
  }

  /** Turns the camera the better way, as `orient` does. */
  useSensor({ kind, widthMm, heightMm, diagonalMm, pixelMm }: SensorGroup): void {
    const { lineScan, fieldWidthMm, fieldHeightMm, objectPixelMm } = this.#need;
    const straight = lineScan ? widthMm / fieldWidthMm : Math.min(widthMm / fieldWidthMm, heightMm / fieldHeightMm);
    const turned = lineScan ? 0 : Math.min(heightMm / fieldWidthMm, widthMm / fieldHeightMm);
    const turn = turned > straight * (1 + 1e-9);
    this.wrongKind = (kind === 'line') !== lineScan;
    this.turned = turn;
    this.#acrossMm = turn ? heightMm : widthMm;
    this.#alongMm = turn ? widthMm : heightMm;
    this.#diagonalMm = diagonalMm;
    this.#pixelMm = pixelMm;
    this.#most = turn ? turned : straight;
    this.#least = pixelMm / objectPixelMm;
  }

  /** @returns index in `checkIds` of the first check that is missed, or PASSED */
  look(lens: number): number {
    if (this.#columns.kind[lens] === 0) this.#focal(lens);
    else this.#fixed(lens);
    if (this.distance > 0) return DISTANCE;
    if (this.field > 0) return FIELD;
    if (this.accuracy > 0) return ACCURACY;
    if (this.magnification > 0) return MAGNIFICATION;
    return this.circle > 0 ? CIRCLE : PASSED;
  }

  missedBy(check: number): number {
    if (check === DISTANCE) return this.distance;
    if (check === FIELD) return this.field;
    if (check === ACCURACY) return this.accuracy;
    return check === MAGNIFICATION ? this.magnification : this.circle;
  }

  /** Where the lens of the pair stands, without a ring. */
  stands(): Stands {
    const placed = !Number.isNaN(this.middleMm);
    return {
      workingDistanceMm: placed ? { low: this.nearMm, nominal: this.middleMm, high: this.farMm } : null,
      objectDistanceMm: Number.isNaN(this.objectDistanceMm) ? null : this.objectDistanceMm,
    };
  }

  /** All that is missed, added up: what the pair misses at least. */
  total(): number {
    return this.distance + this.field + this.accuracy + this.magnification + this.circle;
  }

  #fixed(lens: number): void {
    const { magnificationMin, magnificationMax } = this.#columns;
    const m = Math.min(magnificationMax[lens] ?? 0, Math.max(magnificationMin[lens] ?? 0, this.#most));
    const stands = this.#fixedStandsMm[lens] ?? Number.NaN;
    this.needsRing = false;
    this.nominal = m;
    this.smallest = m;
    this.largest = m;
    this.objectDistanceMm = Number.NaN;
    this.nearMm = stands;
    this.middleMm = stands;
    this.farMm = stands;
    this.distance = this.#fixedDistance[lens] ?? 0;
    this.magnification = 0;
    this.#picture();
    this.#covered(lens);
  }

  #focal(lens: number): void {
    const columns = this.#columns;
    const f = columns.focalLengthMm[lens] ?? 0;
    const target = Math.min(this.#most, Math.max(this.#least, columns.unforcedMagnification[lens] ?? 0));
    const free = f * (1 + 1 / target);
    const nominalPlane = columns.planeNominalMm[lens] ?? 0;
    const lowPlane = columns.planeLowMm[lens] ?? 0;
    const highPlane = columns.planeHighMm[lens] ?? 0;
    this.middleMm = between(this.#closestMm, free - nominalPlane, this.#farthestMm);
    this.nearMm = between(this.#closestMm, free - highPlane, this.#farthestMm);
    this.farMm = between(this.#closestMm, free - lowPlane, this.#farthestMm);
    if (this.#need.tied) this.#tie(lens);
    this.objectDistanceMm = this.middleMm + nominalPlane;
    const least = f / largestMagnification;
    this.nominal = f / Math.max(least, this.objectDistanceMm - f);
    const near = f / Math.max(least, this.nearMm + highPlane - f);
    const far = f / Math.max(least, this.farMm + lowPlane - f);
    this.smallest = Math.min(near, far);
    this.largest = Math.max(near, far);
    this.distance = trim(1 - this.objectDistanceMm / (columns.printedFocalLengthMm[lens] ?? 1));
    if (this.#need.tied) this.#missTie(lens);
    this.magnification = trim(this.nominal / (columns.refusedMagnification[lens] ?? 1) - 1);
    this.#picture();
    this.needsRing = this.middleMm < (columns.minDistanceMm[lens] ?? 0) * (1 - 1e-9);
    if (this.needsRing) this.circle = 0;
    else this.#covered(lens);
  }

  /** Moves the places of a focused lens to where the distance from object to sensor is as asked. */
  #tie(lens: number): void {
    const columns = this.#columns;
    const f = columns.focalLengthMm[lens] ?? 0;
    const body = columns.bodyMm[lens] ?? Number.NaN;
    this.middleMm = this.#withinTied(this.middleMm, f, columns.planeNominalMm[lens] ?? 0, body);
    this.nearMm = this.#withinTied(this.nearMm, f, columns.planeHighMm[lens] ?? 0, body);
    this.farMm = this.#withinTied(this.farMm, f, columns.planeLowMm[lens] ?? 0, body);
  }

  #withinTied(wantedMm: number, f: number, planeMm: number, bodyMm: number): number {
    const { minObjectToSensorMm, maxObjectToSensorMm } = this.#need;
    const most = workingDistanceOfObjectToSensor(maxObjectToSensorMm, f, planeMm, bodyMm);
    const least = workingDistanceOfObjectToSensor(minObjectToSensorMm, f, planeMm, bodyMm);
    return Math.max(nearestMm, Math.min(most, Math.max(least, wantedMm)));
  }

  #missTie(lens: number): void {
    const { focalLengthMm, planeNominalMm, bodyMm } = this.#columns;
    const body = bodyMm[lens] ?? Number.NaN;
    const plane = planeNominalMm[lens] ?? 0;
    const way = objectToSensorOfFocal(focalLengthMm[lens] ?? 0, this.middleMm, plane, this.nominal, body);
    this.distance = Math.max(this.distance, missOfTied(this.#need, this.middleMm, way));
  }

  /** Field and accuracy of the pair as it is placed. */
  #picture(): void {
    const { objectWidthMm, objectHeightMm, objectPixelMm } = this.#need;
    const wide = trim(objectWidthMm / (this.#acrossMm / this.largest) - 1);
    const high = trim(objectHeightMm / (this.#alongMm / this.largest) - 1);
    this.field = this.wrongKind ? 1 : Math.max(wide, high);
    this.accuracy = trim(this.#pixelMm / this.nominal / objectPixelMm - 1);
  }

  #covered(lens: number): void {
    const imageCircleMm = this.#columns.imageCircleMm[lens] ?? Number.NaN;
    const image = Math.min(this.#diagonalMm, this.#objectDiagonalMm * this.nominal);
    this.circle = Number.isNaN(imageCircleMm) ? 0 : trim(image / imageCircleMm - 1);
  }

  /** By how much a circle (NaN: not stated) is too small for what the sensor of the pair must see. */
  imageCircleShortfall(imageCircleMm: number, m: number): number {
    const image = Math.min(this.#diagonalMm, this.#objectDiagonalMm * m);
    return Number.isNaN(imageCircleMm) ? 0 : trim(image / imageCircleMm - 1);
  }
}

const share = fixedWorkingDistanceTolerance.pct / 100;

const between = (least: number, wanted: number, most: number) => Math.min(most, Math.max(least, wanted));

/** Rounding errors miss nothing. */
function trim(miss: number): number {
  return miss > 1e-6 ? miss : 0;
}
