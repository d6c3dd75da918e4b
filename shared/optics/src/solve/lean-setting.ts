import { checkIds } from '../checks/check';
import type { Lens } from '../parts/lens';
import { cameraFacts } from '../setting/camera-facts';
import { chooseStop, diffractionLimits } from '../setting/choose-stop';
import { depthInSetting } from '../setting/depth-in-setting';
import type { Band, Setting } from '../setting/setting';
import { timeInSetting } from '../setting/time-in-setting';
import { resolvingLimits } from '../sharpness/resolving-verdict';
import type { Requirements } from '../task/requirements';
import type { LensColumns } from './lens-columns';
import type { SensorGroup } from './prepared-catalogue';
import { PASSED, type Screen } from './screen';

const SHARPNESS = checkIds.indexOf('sharpness');
const DEPTH = checkIds.indexOf('depth-of-field');

/**
 * The setting of the pair that the screen has just placed, written over the one before: the sweep settles tens of thousands of
 * pairs and keeps none. Figure for figure what `nearestSetting` and the checks say; where a ring comes in, they are asked.
 */
export class LeanSetting {
  readonly #need: Requirements;
  readonly #columns: LensColumns;
  readonly #objectDiagonalMm: number;
  readonly #setting: Setting;
  readonly #distance: Band = band();
  /** By how much the pair last looked at misses. */
  missedBy = 0;
  readonly #optics = { magnification: 0, objectDistanceMm: 0, pixelSizeUm: 0, askedPixelUm: 0 };
  #asked = 0;
  /** NaN: not stated, or not set. */
  #stop = Number.NaN;
  #effective = Number.NaN;
  #airy = Number.NaN;
  #taskDepth = Number.NaN;

  constructor(need: Requirements, columns: LensColumns) {
    this.#need = need;
    this.#columns = columns;
    this.#objectDiagonalMm = Math.hypot(need.objectWidthMm, need.objectHeightMm);
    this.#setting = blank();
  }

  /**
   * Opening, sharpness and depth of the pair that the screen has placed, without a ring.
   * @returns index in `checkIds` of the check that is missed, by `missedBy`, or PASSED
   */
  look({ nominal: m, objectDistanceMm }: Screen, { plain }: SensorGroup, lens: Lens, index: number): number {
    const need = this.#need;
    const { pixelSizeUm } = plain;
    this.#asked = Math.max(pixelSizeUm, need.objectPixelMm * m * 1000);
    this.#optics.magnification = m;
    this.#optics.objectDistanceMm = Number.isNaN(objectDistanceMm) ? 0 : objectDistanceMm;
    this.#optics.pixelSizeUm = pixelSizeUm;
    this.#optics.askedPixelUm = this.#asked;
    this.#stop = lens.kind === 'focal' ? (chooseStop(need, lens, this.#optics) ?? Number.NaN) : Number.NaN;
    this.#effective = lens.kind === 'focal' ? this.#stop * (1 + m) : (this.#columns.fNumber[index] ?? Number.NaN);
    this.#airy = (2.44 * need.task.wavelengthNm * this.#effective) / 1000;
    const rated = (resolvingLimits.usable * 500) / this.#asked / (this.#columns.ratedLpMm[index] ?? Number.NaN);
    this.missedBy = Math.max(trim(this.#airy / (diffractionLimits.worstPx * this.#asked) - 1), trim(rated - 1));
    if (this.missedBy > 0) return SHARPNESS;
    this.#taskDepth = Number.NaN;
    if (need.depthMm === 0 || Number.isNaN(this.#effective)) return PASSED;
    this.#taskDepth = this.#depth(lens, this.#asked);
    this.missedBy = trim(need.depthMm / this.#taskDepth - 1);
    return this.missedBy > 0 ? DEPTH : PASSED;
  }

  /** The setting of the pair last looked at. Good until the next pair. */
  of(screen: Screen, sensor: SensorGroup, lens: Lens, index: number): Setting {
    const setting = this.#setting;
    this.#place(screen, sensor, index);
    const { pixelSizeUm } = sensor.plain;
    const known = !Number.isNaN(this.#effective);
    setting.fNumber = Number.isNaN(this.#stop) ? null : this.#stop;
    setting.effectiveFNumber = known ? this.#effective : null;
    setting.airyUm = known ? this.#airy : null;
    setting.circleOfConfusionMm = known
      ? this.#need.circleOfConfusion.sizeMm({ pixelSizeUm, airyUm: this.#airy })
      : null;
    setting.depthOfFieldMm = known ? this.#depth(lens, pixelSizeUm) : null;
    if (known && Number.isNaN(this.#taskDepth)) this.#taskDepth = this.#depth(lens, this.#asked);
    setting.depthForTaskMm = known ? this.#taskDepth : null;
    setting.askedPixelUm = this.#asked;
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

  #depth(lens: Lens, pixelSizeUm: number): number {
    const { magnification, objectDistanceMm } = this.#optics;
    return depthInSetting(lens, {
      magnification,
      objectDistanceMm: lens.kind === 'focal' ? objectDistanceMm : null,
      fNumber: Number.isNaN(this.#stop) ? null : this.#stop,
      effectiveFNumber: this.#effective,
      wavelengthNm: this.#need.task.wavelengthNm,
      circleMm: this.#need.circleOfConfusion.sizeMm({ pixelSizeUm, airyUm: this.#airy }),
    });
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

/** Rounding errors miss nothing, and NaN is not known to miss. */
function trim(miss: number): number {
  return miss > 1e-6 ? miss : 0;
}
