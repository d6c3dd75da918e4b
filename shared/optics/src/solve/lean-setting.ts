import type { Lens } from '../parts/lens';
import { cameraFacts } from '../setting/camera-facts';
import { nearestSetting, sharpness } from '../setting/nearest-setting';
import type { Band, Setting } from '../setting/setting';
import { timeInSetting } from '../setting/time-in-setting';
import type { Requirements } from '../task/requirements';
import type { LensColumns } from './lens-columns';
import type { SensorGroup } from './prepared-catalogue';
import type { Screen } from './screen';

/**
 * The setting of the pair that the screen has just placed, written over the one before: the sweep settles tens of thousands of
 * pairs and keeps none. Figure for figure what `nearestSetting` says; where a ring comes in, it is asked.
 */
export class LeanSetting {
  readonly #need: Requirements;
  readonly #columns: LensColumns;
  readonly #objectDiagonalMm: number;
  readonly #setting: Setting;
  readonly #distance: Band = band();

  constructor(need: Requirements, columns: LensColumns) {
    this.#need = need;
    this.#columns = columns;
    this.#objectDiagonalMm = Math.hypot(need.objectWidthMm, need.objectHeightMm);
    this.#setting = blank();
  }

  /** Good until the next pair. */
  of(screen: Screen, sensor: SensorGroup, lens: Lens, index: number): Setting {
    if (screen.needsRing) return nearestSetting(this.#need, sensor.plain, lens);
    const setting = this.#setting;
    this.#place(screen, sensor, index);
    const sharp = sharpness(this.#need, sensor.plain, lens, setting);
    setting.fNumber = sharp.fNumber;
    setting.effectiveFNumber = sharp.effectiveFNumber;
    setting.airyUm = sharp.airyUm;
    setting.circleOfConfusionMm = sharp.circleOfConfusionMm;
    setting.depthOfFieldMm = sharp.depthOfFieldMm;
    setting.depthForTaskMm = sharp.depthForTaskMm;
    setting.askedPixelUm = sharp.askedPixelUm;
    const timed = timeInSetting(this.#need, cameraFacts(sensor.plain), null, setting.objectPixelMm.nominal);
    setting.exposureUs = timed.exposureUs;
    setting.blurPx = timed.blurPx;
    setting.demandHz = timed.demandHz;
    setting.rateHz = timed.rateHz;
    setting.rateLimit = timed.rateLimit;
    setting.linkMBs = timed.linkMBs;
    setting.linkUsagePct = timed.linkUsagePct;
    return setting;
  }

  #place(screen: Screen, { widthMm, heightMm, diagonalMm, pixelMm }: SensorGroup, index: number): void {
    const setting = this.#setting;
    const { nominal, smallest, largest, middleMm, objectDistanceMm } = screen;
    setting.orientation = screen.turned ? 90 : 0;
    setting.magnification.low = smallest;
    setting.magnification.nominal = nominal;
    setting.magnification.high = largest;
    const placed = !Number.isNaN(middleMm);
    setting.workingDistanceMm = placed ? this.#distance : null;
    this.#distance.low = screen.nearMm;
    this.#distance.nominal = middleMm;
    this.#distance.high = screen.farMm;
    setting.objectDistanceMm = Number.isNaN(objectDistanceMm) ? null : objectDistanceMm;
    const stated = this.#columns.kind[index] === 0 ? !Number.isNaN(this.#columns.minDistanceMm[index]) : placed;
    setting.focus = stated ? 'reached' : 'unknown';
    over(setting.objectPixelMm, pixelMm, setting.magnification);
    over(setting.fieldWidthMm, screen.turned ? heightMm : widthMm, setting.magnification);
    over(setting.fieldHeightMm, screen.turned ? widthMm : heightMm, setting.magnification);
    const circle = this.#columns.circleMm[index] ?? Number.NaN;
    setting.imageCircleMm = Number.isNaN(circle) ? null : circle;
    setting.sensorDiagonalMm = diagonalMm;
    setting.objectImageMm = Math.min(diagonalMm, this.#objectDiagonalMm * nominal);
  }
}

function over(into: Band, size: number, { low, nominal, high }: Band): void {
  into.low = size / high;
  into.nominal = size / nominal;
  into.high = size / low;
}

const band = (): Band => ({ low: 0, nominal: 0, high: 0 });

const blank = (): Setting => ({
  orientation: 0,
  magnification: band(),
  workingDistanceMm: null,
  objectDistanceMm: null,
  focus: 'unknown',
  ringMm: 0,
  ringPieces: 0,
  objectPixelMm: band(),
  fieldWidthMm: band(),
  fieldHeightMm: band(),
  fNumber: null,
  effectiveFNumber: null,
  airyUm: null,
  circleOfConfusionMm: null,
  depthOfFieldMm: null,
  depthForTaskMm: null,
  askedPixelUm: 0,
  exposureUs: null,
  blurPx: 0,
  demandHz: null,
  rateHz: null,
  rateLimit: null,
  linkMBs: null,
  linkUsagePct: null,
  imageCircleMm: null,
  sensorDiagonalMm: 0,
  objectImageMm: 0,
});
