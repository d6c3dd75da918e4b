import type { ImagingTask } from '../model/task/imaging-task';
import type { Requirements } from '../model/task/requirements';
import { suggestedLineRateMargin } from '../physics/timing/line-rate';
import type { CameraFacts } from './camera-facts';
import type { Setting } from './setting';

type Timed = Pick<Setting, 'exposureUs' | 'blurPx' | 'demandHz' | 'rateHz' | 'rateLimit' | 'linkMBs' | 'linkUsagePct'>;

/** Exposure, rate and link for a real 单像素精度. */
export function timeInSetting(
  need: Requirements,
  camera: CameraFacts,
  maxRateHz: number | null,
  objectPixelMm: number,
): Timed {
  const { task } = need;
  const demandHz = demandInSetting(need, objectPixelMm);
  const exposureUs = exposureInSetting(need, demandHz, objectPixelMm);
  const frameMB = (camera.pixelsPerFrame * need.pixelFormat.bitsPerPixel) / 8e6;
  const byExposure = exposureRateHz(task);
  const byLink = camera.linkMBs === null ? Number.POSITIVE_INFINITY : camera.linkMBs / frameMB;
  const rate = Math.min(maxRateHz ?? Number.POSITIVE_INFINITY, byExposure, byLink);
  const known = rate !== Number.POSITIVE_INFINITY;
  const taken = demandHz ?? (known ? rate : null);
  return {
    exposureUs,
    blurPx: exposureUs === null ? 0 : (task.speedMmS * exposureUs) / 1e6 / objectPixelMm,
    demandHz,
    rateHz: known ? rate : null,
    rateLimit: !known ? null : rate === maxRateHz ? 'sensor' : rate === byExposure ? 'exposure' : 'link',
    linkMBs: camera.linkMBs,
    linkUsagePct: camera.linkMBs === null || taken === null ? null : (100 * taken * frameMB) / camera.linkMBs,
  };
}

/** What an exposure that was given allows; one that is chosen here is as long as it may be, and can be shorter. */
export const exposureRateHz = ({ exposureUs }: ImagingTask): number =>
  exposureUs === null ? Number.POSITIVE_INFINITY : 1e6 / exposureUs;

/** Frames or lines per second that are asked for. */
export const demandInSetting = ({ task, lineScan }: Requirements, objectPixelMm: number): number | null =>
  lineScan && task.speedMmS > 0 ? task.speedMmS / objectPixelMm : task.rateHz;

export const exposureInSetting = (need: Requirements, demandHz: number | null, objectPixelMm: number): number | null =>
  need.task.exposureUs ?? longestExposure(need, demandHz, objectPixelMm);

/** As long as the blur and the rate allow, of lines with the reserve of their rate; null where neither limits it. */
function longestExposure(
  { task, lineScan }: Requirements,
  demandHz: number | null,
  objectPixelMm: number,
): number | null {
  const byBlur = task.speedMmS > 0 ? (task.blurPx * objectPixelMm * 1e6) / task.speedMmS : Number.POSITIVE_INFINITY;
  const reserve = lineScan ? 1 + suggestedLineRateMargin.minPct / 100 : 1;
  const byRate = demandHz === null ? Number.POSITIVE_INFINITY : 1e6 / (demandHz * reserve);
  const longest = Math.min(byBlur, byRate);
  return Number.isFinite(longest) ? longest : null;
}
