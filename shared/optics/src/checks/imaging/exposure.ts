import { atMost } from '../../formula/numbers';
import { ownRule } from '../../formula/sources/own-rule';
import type { Trace } from '../../formula/trace';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { longestExposureUs, motionBlurPx } from '../../physics/motion/blur';
import { lineRateWithMargin, longestLineExposureUs, suggestedLineRateMargin } from '../../physics/timing/line-rate';
import { exposureLimit } from '../../setting/time-in-setting';
import { found, traced } from '../finding';
import { shown, shownTime } from '../shown';
import type { System } from './system';
import { isUnclocked, unclocked } from './unclocked';

/** Shortest exposure in common use. Shorter ones require a flash and a camera that supports them. */
export const usualExposure = {
  shortestUs: 20,
  source: ownRule('曝光短于 20 µs 须用频闪，并核对相机最短曝光'),
} as const;

/** Motion blur during the exposure in real pixels, and whether the exposure fits into the period. */
export function checkExposure(need: Requirements, system: System): Check {
  if (isUnclocked(need, system)) return unclocked('exposure', { unit: 'px' });
  const { setting } = system;
  const { exposureUs, blurPx, demandHz, objectPixelMm } = setting;
  const { task } = need;
  if (exposureUs === null) {
    return found('exposure', {
      verdict: 'pass',
      figure: 0,
      limit: task.blurPx,
      sense: 'at-most',
      unit: 'px',
      reason: '物体静止，也没有帧率要求，曝光不受限制',
    });
  }
  const blurred = !atMost(blurPx, task.blurPx);
  const tooLong = demandHz !== null && !atMost(exposureUs, 1e6 / demandHz);
  const short = exposureUs < usualExposure.shortestUs;
  const verdict: Verdict = blurred || tooLong ? 'fail' : short ? 'warn' : 'pass';
  const objectPixelUm = objectPixelMm.nominal * 1000;
  return found('exposure', {
    verdict,
    ...(tooLong && !blurred
      ? { figure: exposureUs, limit: 1e6 / demandHz, unit: 'µs' }
      : { figure: blurPx, limit: task.blurPx, unit: 'px' }),
    sense: 'at-most',
    reason: reasonOf(need, {
      exposureUs,
      blurPx,
      demandHz,
      blurred,
      tooLong,
      short,
      limit: exposureLimit(need, demandHz, objectPixelMm.nominal),
    }),
    traces: () =>
      task.speedMmS > 0
        ? [
            ...traced(() => longestExposureUs.trace({ blurPx: task.blurPx, objectPixelUm, speedMmS: task.speedMmS })),
            ...periodTraces(need, demandHz),
            ...traced(() => motionBlurPx.trace({ speedMmS: task.speedMmS, exposureUs, objectPixelUm })),
          ]
        : [],
  });
}

/** How long the period of a line allows, with the reserve of its rate; none where the task gives the exposure. */
function periodTraces({ task, lineScan }: Requirements, lineRateHz: number | null): Trace[] {
  if (!lineScan || lineRateHz === null || task.exposureUs !== null) return [];
  const reserved = { lineRateHz, marginPct: suggestedLineRateMargin.minPct };
  return traced(
    () => lineRateWithMargin.trace(reserved),
    () => longestLineExposureUs.trace({ lineRateHz: lineRateWithMargin.compute(reserved), overheadUs: 0 }),
  );
}

interface Exposed {
  exposureUs: number;
  blurPx: number;
  demandHz: number | null;
  blurred: boolean;
  tooLong: boolean;
  short: boolean;
  limit: ReturnType<typeof exposureLimit>;
}

function reasonOf({ task, lineScan }: Requirements, exposed: Exposed): string {
  const { exposureUs, blurPx, demandHz, blurred, tooLong, short, limit } = exposed;
  const taken = task.exposureUs === null ? '曝光最长可取' : '曝光';
  const blur =
    task.speedMmS > 0 ? `，拖影 ${shown(blurPx, 3)} px，允许 ${shown(task.blurPx, 3)} px` : '，物体静止，无拖影';
  const period = tooLong && demandHz !== null ? `，长于周期 ${shownTime(1e6 / demandHz)}` : '';
  const end = blurred
    ? '，拖影过大'
    : short && !tooLong
      ? `，很短，须用${lineScan ? '高亮度的线光源' : '频闪或足够强的光'}`
      : '';
  return `${taken} ${shownTime(exposureUs)}${limitText(limit, demandHz, lineScan)}${blur}${period}${end}`;
}

/** `（受行周期限制：76.9 µs，行频另留 10 % 余量）`: why the exposure is no longer; empty where the task gives it. */
function limitText(limit: Exposed['limit'], demandHz: number | null, lineScan: boolean): string {
  if (limit === null) return '';
  if (limit === 'blur' || demandHz === null) return '（受允许拖影限制）';
  const period = shownTime(1e6 / demandHz);
  return lineScan
    ? `（受行周期限制：${period}，行频另留 ${suggestedLineRateMargin.minPct} % 余量）`
    : `（受帧周期 ${period} 限制）`;
}
