import type { ImagingTask } from '../model/task/imaging-task';
import type { Requirements } from '../model/task/requirements';
import { dataRateMBs } from '../physics/link/data-rate';
import { longestExposureUs, motionBlurPx } from '../physics/motion/blur';
import {
  lineRate,
  lineRateWithMargin,
  longestLineExposureUs,
  suggestedLineRateMargin,
} from '../physics/timing/line-rate';
import { overlappedExposureRate } from '../physics/timing/rate-limits';
import type { CameraFacts } from './camera-facts';
import type { Setting } from './setting';

type Timed = Pick<Setting, 'exposureUs' | 'blurPx' | 'demandHz' | 'rateHz' | 'rateLimit' | 'linkMBs' | 'linkUsagePct'>;

/** Exposure, rate and link load for a real 单像素精度. */
export function timeInSetting(
  need: Requirements,
  camera: CameraFacts,
  maxRateHz: number | null,
  objectPixelMm: number,
): Timed {
  const { task } = need;
  const demandHz = demandInSetting(need, objectPixelMm);
  const exposureUs = exposureInSetting(need, demandHz, objectPixelMm);
  const frameMB = megabytesOfFrame(need, camera.pixelsPerFrame);
  const byExposure = exposureRateHz(task);
  const byLink = camera.linkMBs === null ? Number.POSITIVE_INFINITY : camera.linkMBs / frameMB;
  const rate = Math.min(maxRateHz ?? Number.POSITIVE_INFINITY, byExposure, byLink);
  const known = rate !== Number.POSITIVE_INFINITY;
  const taken = demandHz ?? (known ? rate : null);
  return {
    exposureUs,
    blurPx: blurInSetting(need, exposureUs, objectPixelMm),
    demandHz,
    rateHz: known ? rate : null,
    rateLimit: !known ? null : rate === maxRateHz ? 'sensor' : rate === byExposure ? 'exposure' : 'link',
    linkMBs: camera.linkMBs,
    linkUsagePct: camera.linkMBs === null || taken === null ? null : (100 * taken * frameMB) / camera.linkMBs,
  };
}

/** Data of one frame or line on the link, MB. */
export const megabytesOfFrame = ({ pixelFormat: { bitsPerPixel } }: Requirements, pixels: number): number =>
  dataRateMBs.compute({ width: pixels, height: 1, bitsPerPixel, frameRateFps: 1 });

/** 拖影 in real pixels; 0 where nothing limits the exposure. */
export const blurInSetting = (
  { task: { speedMmS } }: Requirements,
  exposureUs: number | null,
  objectPixelMm: number,
): number =>
  exposureUs === null ? 0 : motionBlurPx.compute({ speedMmS, exposureUs, objectPixelUm: 1000 * objectPixelMm });

/** Rate that a given exposure allows. An exposure chosen by the engine never limits, because it can be shorter. */
export const exposureRateHz = ({ exposureUs }: ImagingTask): number =>
  exposureUs === null ? Number.POSITIVE_INFINITY : overlappedExposureRate.compute({ exposureUs, overheadUs: 0 });

/** Rate asked for, frames or lines per second. */
export const demandInSetting = ({ task, lineScan }: Requirements, objectPixelMm: number): number | null =>
  lineScan && task.speedMmS > 0
    ? lineRate.compute({ speedMmS: task.speedMmS, objectPixelUm: 1000 * objectPixelMm })
    : task.rateHz;

export const exposureInSetting = (need: Requirements, demandHz: number | null, objectPixelMm: number): number | null =>
  need.task.exposureUs ?? longestExposure(need, demandHz, objectPixelMm);

/** Longest exposure that blur and rate allow; null where neither limits it. */
function longestExposure(need: Requirements, demandHz: number | null, objectPixelMm: number): number | null {
  const longest = Math.min(longestByBlur(need, objectPixelMm), longestByRate(need, demandHz));
  return Number.isFinite(longest) ? longest : null;
}

/** What the exposure that the engine takes ends at: 拖影 or the period of a line or frame. Null: the task gives it, or nothing does. */
export function exposureLimit(
  need: Requirements,
  demandHz: number | null,
  objectPixelMm: number,
): 'blur' | 'period' | null {
  if (need.task.exposureUs !== null) return null;
  const [byBlur, byRate] = [longestByBlur(need, objectPixelMm), longestByRate(need, demandHz)];
  if (!Number.isFinite(Math.min(byBlur, byRate))) return null;
  return byBlur <= byRate ? 'blur' : 'period';
}

const longestByBlur = ({ task: { speedMmS, blurPx } }: Requirements, objectPixelMm: number): number =>
  speedMmS > 0
    ? longestExposureUs.compute({ blurPx, objectPixelUm: 1000 * objectPixelMm, speedMmS })
    : Number.POSITIVE_INFINITY;

/** For lines with the reserve of their rate, as the speed of what is scanned varies. */
function longestByRate({ lineScan }: Requirements, demandHz: number | null): number {
  if (demandHz === null) return Number.POSITIVE_INFINITY;
  const marginPct = suggestedLineRateMargin.minPct;
  const lineRateHz = lineScan ? lineRateWithMargin.compute({ lineRateHz: demandHz, marginPct }) : demandHz;
  return longestLineExposureUs.compute({ lineRateHz, overheadUs: 0 });
}
