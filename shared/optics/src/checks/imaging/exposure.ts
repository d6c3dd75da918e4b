import { atMost } from '../../formula/numbers';
import { ownRule } from '../../formula/sources/own-rule';
import type { Verdict } from '../../formula/verdict';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { longestExposureUs, motionBlurPx } from '../../physics/motion/blur';
import { found, traced } from '../finding';
import { shown, shownTime } from '../shown';
import type { System } from './system';

/** Shortest exposure in common use. Shorter ones require a flash and a camera that supports them. */
export const usualExposure = {
  shortestUs: 20,
  source: ownRule('曝光短于 20 µs 须用频闪，并核对相机最短曝光'),
} as const;

/** Motion blur during the exposure in real pixels, and whether the exposure fits into the period. */
export function checkExposure(need: Requirements, { setting }: System): Check {
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
    reason: reasonOf(need, { exposureUs, blurPx, demandHz, blurred, tooLong, short }),
    traces: () =>
      task.speedMmS > 0
        ? traced(
            () => longestExposureUs.trace({ blurPx: task.blurPx, objectPixelUm, speedMmS: task.speedMmS }),
            () => motionBlurPx.trace({ speedMmS: task.speedMmS, exposureUs, objectPixelUm }),
          )
        : [],
  });
}

interface Exposed {
  exposureUs: number;
  blurPx: number;
  demandHz: number | null;
  blurred: boolean;
  tooLong: boolean;
  short: boolean;
}

function reasonOf({ task }: Requirements, exposed: Exposed): string {
  const { exposureUs, blurPx, demandHz, blurred, tooLong, short } = exposed;
  const taken = task.exposureUs === null ? '曝光最长可取' : '曝光';
  const blur =
    task.speedMmS > 0 ? `，拖影 ${shown(blurPx, 3)} px，允许 ${shown(task.blurPx, 3)} px` : '，物体静止，无拖影';
  const period = tooLong && demandHz !== null ? `，长于周期 ${shownTime(1e6 / demandHz)}` : '';
  const end = blurred ? '，拖影过大' : short && !tooLong ? '，很短，须用频闪或足够强的光' : '';
  return `${taken} ${shownTime(exposureUs)}${blur}${period}${end}`;
}
