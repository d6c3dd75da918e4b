import { excess } from '../../formula/numbers';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { type CheckId, checkIds } from '../../model/verdict/check';
import { allMisses, isLinkRefused } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import { rateMiss, skewMiss } from '../../setting/shortfalls';
import { exposureRateHz, megabytesOfFrame } from '../../setting/time-in-setting';
import { ofEachKind } from '../catalogue/alike';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';

const SHUTTER = checkIds.indexOf('shutter');
const RATE = checkIds.indexOf('rate');
const LINK = checkIds.indexOf('link');
const SPECTRUM = checkIds.indexOf('spectrum');

/** Checks in which cameras of one sensor differ, in plain numbers, for a pair whose picture passed. */
export class CameraScreen {
  shutterShortfall = 0;
  rateShortfall = 0;
  linkShortfall = 0;
  spectrumShortfall = 0;
  /** Rate of the camera last judged; NaN: unknown. */
  rateHz = Number.NaN;
  /** Of the pair: the rate asked for (NaN: none), and the shortfall of the lens spectrum. */
  demandHz = Number.NaN;
  lensSpectrum = 0;

  readonly #need: Requirements;
  readonly #catalogue: PreparedCatalogue;
  /** 0: accepted; 1: not the shutter asked for; 2: rolling, judged by the skew. */
  readonly #shutters: Uint8Array;
  /** 1: not a link asked for. */
  readonly #linkRefused: Float64Array;
  /** Shortfall by the kind of link and its cable, independent of the rate. */
  readonly #linkMiss: Float64Array;
  readonly #cameraSpectrum: Float64Array;
  readonly #lensSpectra: Float64Array;
  /** Rate that a given exposure allows, Hz. */
  readonly #byExposureHz: number;
  #objectPixelMm = 1;

  constructor(need: Requirements, catalogue: PreparedCatalogue) {
    const { task, lineScan } = need;
    this.#need = need;
    this.#catalogue = catalogue;
    this.#byExposureHz = exposureRateHz(task);
    const { cameras, lenses, cameraLinks, cameraSpectra, cameraBodies, lensSpectra } = catalogue;
    this.#shutters = Uint8Array.from(
      ofEachKind(cameraBodies, cameras, ({ shutter, maxRateHz }) => {
        if (lineScan || shutter === null) return 0;
        if (task.shutter !== null && shutter !== task.shutter) return 1;
        return shutter === 'global' || task.shutter === 'rolling' || maxRateHz === null ? 0 : 2;
      }),
    );
    const of = (camera: Camera, lens: Lens, check: CheckId) => timelessMiss(need, camera, lens, check);
    const plainLens = lenses[0] && { ...lenses[0], spectralRangeNm: null };
    const plainCamera = cameras[0] && { ...cameras[0], colour: null, spectrum: null };
    this.#linkRefused = ofEachKind(cameraLinks, cameras, camera => Number(isLinkRefused(task, camera)));
    this.#linkMiss = ofEachKind(cameraLinks, cameras, camera => (plainLens ? of(camera, plainLens, 'link') : 0));
    this.#cameraSpectrum = ofEachKind(cameraSpectra, cameras, camera =>
      plainLens ? of(camera, plainLens, 'spectrum') : 0,
    );
    this.#lensSpectra = ofEachKind(lensSpectra, lenses, lens => (plainCamera ? of(plainCamera, lens, 'spectrum') : 0));
  }

  usePair(demandHz: number | null, objectPixelMm: number, lens: number): void {
    this.demandHz = demandHz ?? Number.NaN;
    this.#objectPixelMm = objectPixelMm;
    this.lensSpectrum = this.#lensSpectra[lens] ?? 0;
  }

  /** @returns index in `checkIds` of the first check that is missed, or -1 */
  look(camera: number): number {
    const { cameraColumns } = this.#catalogue;
    const maxRateHz = cameraColumns.maxRateHz[camera] ?? Number.NaN;
    const linkMBs = cameraColumns.linkMBs[camera] ?? Number.NaN;
    const frameMB = this.#frameMB(camera);
    const demandHz = this.demandHz;
    this.#rateOf(maxRateHz, linkMBs, frameMB);
    const shutter = this.#shutters[camera];
    this.shutterShortfall = shutter === 2 ? this.skewMiss(maxRateHz) : (shutter ?? 0);
    this.rateShortfall = rateMiss(demandHz, maxRateHz, this.#byExposureHz);
    const ofLink = this.#linkMiss[camera] ?? 0;
    this.linkShortfall =
      this.#linkRefused[camera] === 1 ? ofLink : Math.max(ofLink, excess(demandHz * frameMB, linkMBs));
    this.spectrumShortfall = Math.max(this.#cameraSpectrum[camera] ?? 0, this.lensSpectrum);
    if (this.shutterShortfall > 0) return SHUTTER;
    if (this.rateShortfall > 0) return RATE;
    if (this.linkShortfall > 0) return LINK;
    return this.spectrumShortfall > 0 ? SPECTRUM : -1;
  }

  /** Shortfall of a rolling shutter of this rate with the pair. */
  skewMiss(maxRateHz: number): number {
    return skewMiss(this.#need.task, maxRateHz, this.#objectPixelMm);
  }

  isJudgedBySkew(camera: number): boolean {
    return this.#shutters[camera] === 2;
  }

  missedBy(check: number): number {
    if (check === SHUTTER) return this.shutterShortfall;
    if (check === RATE) return this.rateShortfall;
    return check === LINK ? this.linkShortfall : this.spectrumShortfall;
  }

  /** Number of the four checks that are missed. */
  missed(): number {
    return (
      Number(this.shutterShortfall > 0) +
      Number(this.rateShortfall > 0) +
      Number(this.linkShortfall > 0) +
      Number(this.spectrumShortfall > 0)
    );
  }

  #frameMB(camera: number): number {
    return megabytesOfFrame(this.#need, this.#catalogue.cameraColumns.pixelsPerFrame[camera] ?? 0);
  }

  #rateOf(maxRateHz: number, linkMBs: number, frameMB: number): void {
    let rate = this.#byExposureHz;
    if (maxRateHz < rate) rate = maxRateHz;
    if (linkMBs / frameMB < rate) rate = linkMBs / frameMB;
    this.rateHz = rate === Number.POSITIVE_INFINITY ? Number.NaN : rate;
  }
}

/** Shortfall of a check by the parts alone, without a demanded rate. */
function timelessMiss(need: Requirements, camera: Camera, lens: Lens, check: CheckId): number {
  const setting = { ...nearestSetting(need, camera, lens), demandHz: null };
  return allMisses(need, camera, lens, setting).find(miss => miss.check === check)?.missedBy ?? 0;
}
