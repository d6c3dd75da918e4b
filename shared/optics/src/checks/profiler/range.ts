import { atLeast } from '../../formula/numbers';
import { neededRangeMm } from '../../physics/three-d/measuring-range';
import { shown } from '../shown';
import { type ProfileCase, type ProfileCheck, profileFound, profileMissing } from './profile-check';

/** Whether the measuring range covers all possible heights of the part. */
export function checkRange({ need, profiler, derive }: ProfileCase): ProfileCheck {
  const { measuringRangeMm } = profiler;
  const { heightVariationMm, heightToleranceMm } = need.task;
  const shared = {
    limit: need.usedMm,
    sense: 'at-least',
    unit: 'mm',
    traces: derive(() => neededRangeMm.trace({ heightVariationMm, heightToleranceMm })),
  } as const;
  if (measuringRangeMm === null) return profileMissing('range', ['Z 向测量范围'], shared);
  const enough = atLeast(measuringRangeMm, need.usedMm);
  return profileFound('range', {
    ...shared,
    verdict: enough ? 'pass' : 'fail',
    figure: measuringRangeMm,
    reason: `Z 向测量范围 ${shown(measuringRangeMm)} mm，高度差 ${shown(heightVariationMm)} mm 加公差 ±${shown(heightToleranceMm)} mm 要用 ${shown(need.usedMm)} mm`,
  });
}
