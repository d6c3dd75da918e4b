import { checkIds } from '../checks/check';
import { extensionCap } from '../lens/extension-cap';
import { fixedWorkingDistanceTolerance } from '../lens/fixed-magnification';
import type { Stands } from '../setting/height-error';
import {
  distanceOfObjectImage,
  leastOfFixed,
  missOfTied,
  mostOfFixed,
  objectImageOfFocal,
} from '../setting/object-image';
import type { Requirements } from '../task/requirements';
import type { LensColumns } from './lens-columns';
import type { SensorGroup } from './prepared-catalogue';

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
export class Screen {
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
    const { magnificationMin, magnificationMax, workingDistanceMm } = this.#columns;
    const m = Math.min(magnificationMax[lens] ?? 0, Math.max(magnificationMin[lens] ?? 0, this.#most));
    const printed = workingDistanceMm[lens] ?? Number.NaN;
    this.distance = 0;
    this.needsRing = false;
    this.nominal = m;
    this.smallest = m;
    this.largest = m;
    this.objectDistanceMm = Number.NaN;
    this.nearMm = printed;
    if (!Number.isNaN(printed)) {
      const body = this.#need.tied ? (this.#columns.bodyMm[lens] ?? Number.NaN) : Number.NaN;
      const most = mostOfFixed(this.#need, body);
      const least = leastOfFixed(this.#need, body);
      const asked = Math.min(most, Math.max(least, printed));
      const used = asked >= printed * (1 - share) && asked <= printed * (1 + share) ? asked : printed;
      this.nearMm = used;
      this.distance = Math.max(trim((used * (1 - share)) / most - 1), trim(least / (used * (1 + share)) - 1));
    }
    this.middleMm = this.nearMm;
    this.farMm = this.nearMm;
    this.magnification = 0;
    this.#picture(m, m);
    this.#covered(lens, m);
  }

  #focal(lens: number): void {
    const columns = this.#columns;
    const f = columns.focalLengthMm[lens] ?? 0;
    const closest = columns.closestMagnification[lens] ?? 0;
    const stated = columns.maxMagnification[lens] ?? Number.NaN;
    const hasStated = !Number.isNaN(stated);
    const unforced = Math.min(closest, hasStated ? stated : extensionCap.warnAbove);
    const target = Math.min(this.#most, Math.max(this.#least, unforced));
    const free = f * (1 + 1 / target);
    const [nominalPlane, lowPlane] = [columns.planeNominalMm[lens] ?? 0, columns.planeLowMm[lens] ?? 0];
    const highPlane = columns.planeHighMm[lens] ?? 0;
    const body = columns.bodyMm[lens] ?? Number.NaN;
    const middle = this.#within(free - nominalPlane, f, nominalPlane, body);
    const alike = lowPlane === highPlane;
    this.middleMm = middle;
    this.nearMm = alike ? middle : this.#within(free - highPlane, f, highPlane, body);
    this.farMm = alike ? middle : this.#within(free - lowPlane, f, lowPlane, body);
    this.objectDistanceMm = middle + nominalPlane;
    const nominal = magnified(f, middle + nominalPlane);
    const near = alike ? nominal : magnified(f, this.nearMm + highPlane);
    const far = alike ? nominal : magnified(f, this.farMm + lowPlane);
    this.nominal = nominal;
    this.smallest = Math.min(near, far);
    this.largest = Math.max(near, far);
    this.distance = trim(1 - this.objectDistanceMm / (columns.printedFocalLengthMm[lens] ?? 1));
    if (this.#need.tied) {
      const way = objectImageOfFocal(f, middle, nominalPlane, nominal, body);
      this.distance = Math.max(this.distance, missOfTied(this.#need, middle, way));
    }
    this.magnification = trim(nominal / Math.max(extensionCap.refuseAbove, hasStated ? stated : 0) - 1);
    this.#picture(nominal, this.largest);
    this.needsRing = middle < (columns.minDistanceMm[lens] ?? 0) * (1 - 1e-9);
    if (this.needsRing) this.circle = 0;
    else this.#covered(lens, nominal);
  }

  #within(freeMm: number, f: number, planeMm: number, bodyMm: number): number {
    const { minWorkingDistanceMm, maxWorkingDistanceMm, minObjectImageMm, maxObjectImageMm, tied } = this.#need;
    const wanted = Math.min(maxWorkingDistanceMm, Math.max(minWorkingDistanceMm, freeMm));
    if (!tied) return Math.max(nearestMm, wanted);
    const most = distanceOfObjectImage(maxObjectImageMm, f, planeMm, bodyMm);
    const least = distanceOfObjectImage(minObjectImageMm, f, planeMm, bodyMm);
    return Math.max(nearestMm, Math.min(most, Math.max(least, wanted)));
  }

  #picture(nominal: number, largest: number): void {
    const { objectWidthMm, objectHeightMm, objectPixelMm } = this.#need;
    this.field = this.wrongKind
      ? 1
      : Math.max(
          trim(objectWidthMm / (this.#acrossMm / largest) - 1),
          trim(objectHeightMm / (this.#alongMm / largest) - 1),
        );
    this.accuracy = trim(this.#pixelMm / nominal / objectPixelMm - 1);
  }

  #covered(lens: number, m: number): void {
    this.circle = this.circleMiss(this.#columns.circleMm[lens] ?? Number.NaN, m);
  }

  /** By how much a circle (NaN: not stated) is too small for what the sensor of the pair must see. */
  circleMiss(circleMm: number, m: number): number {
    const image = Math.min(this.#diagonalMm, this.#objectDiagonalMm * m);
    return Number.isNaN(circleMm) ? 0 : trim(image / circleMm - 1);
  }
}

const share = fixedWorkingDistanceTolerance.pct / 100;

function magnified(f: number, objectDistanceMm: number): number {
  const beyond = objectDistanceMm - f;
  return beyond > f / largestMagnification ? f / beyond : largestMagnification;
}

/** Rounding errors miss nothing. */
function trim(miss: number): number {
  return miss > 1e-6 ? miss : 0;
}
