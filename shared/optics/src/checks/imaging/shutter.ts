import { atMost } from '../../formula/numbers';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import { readoutFromFrameRateMs, rollingShutterSkewPx } from '../../physics/motion/rolling-shutter';
import { found, missing, traced } from '../finding';
import { shown } from '../shown';
import type { System } from './system';

const labels = { global: '全局快门', rolling: '卷帘快门' } as const;

/** Whether all rows are exposed at the same time; for a rolling shutter, by how many pixels the last row lags. */
export function checkShutter(need: Requirements, { camera, setting }: System): Check {
  const { task } = need;
  if (need.lineScan) return found('shutter', { verdict: 'pass', reason: '线扫逐行曝光，不涉及卷帘' });
  const { shutter } = camera;
  const still = task.speedMmS === 0;
  if (shutter === null) {
    return still && task.shutter === null
      ? found('shutter', { verdict: 'pass', reason: '快门类型未标注；物体静止，两种都可用' })
      : missing('shutter', ['快门类型']);
  }
  if (task.shutter !== null && shutter !== task.shutter) {
    return found('shutter', {
      verdict: 'fail',
      reason: `要求${labels[task.shutter]}，相机为${labels[shutter]}`,
    });
  }
  if (shutter === 'global') return found('shutter', { verdict: 'pass', reason: '全局快门，各行同时曝光' });
  if (still) return found('shutter', { verdict: 'pass', reason: '卷帘快门，物体静止时不倾斜' });
  return ofRolling(need, camera.maxRateHz, setting.objectPixelMm.nominal);
}

function ofRolling({ task }: Requirements, maxRateHz: number | null, objectPixelMm: number): Check {
  const { speedMmS, blurPx } = task;
  const limits = { limit: blurPx, sense: 'at-most', unit: 'px' } as const;
  if (maxRateHz === null) {
    return missing('shutter', ['最高帧率'], { ...limits, reason: '卷帘快门拍运动物体，读出时间未知，倾斜无法判定' });
  }
  const skew = speedMmS / maxRateHz / objectPixelMm;
  const fits = atMost(skew, blurPx);
  return found('shutter', {
    verdict: fits ? 'pass' : task.shutter === 'rolling' ? 'warn' : 'fail',
    figure: skew,
    ...limits,
    reason: `卷帘快门，整幅读出约 ${shown(1000 / maxRateHz, 3)} ms，末行比首行落后 ${shown(skew, 3)} px，允许 ${shown(blurPx, 3)} px`,
    traces: () =>
      traced(
        () => readoutFromFrameRateMs.trace({ frameRateFps: maxRateHz }),
        () =>
          rollingShutterSkewPx.trace({ speedMmS, readoutMs: 1000 / maxRateHz, objectPixelUm: objectPixelMm * 1000 }),
      ),
  });
}
