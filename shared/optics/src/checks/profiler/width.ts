import { atLeast } from '../../formula/numbers';
import { fieldWithMargin } from '../../physics/accuracy/field-margin';
import { shown } from '../shown';
import { type ProfileCase, type ProfileCheck, profileFound, profileMissing } from './profile-check';
import { widthTraces } from './range-traces';

/** Whether the whole width of the part is in view where the view is narrowest, at the near end of the range in use. */
export function checkWidth({ need, profiler, mounting, derive }: ProfileCase): ProfileCheck {
  const { widthMm: object, marginPct } = need.task;
  const { widthMm } = mounting;
  const shared = {
    limit: need.widthMm,
    sense: 'at-least',
    unit: 'mm',
    traces: derive(() => fieldWithMargin.trace({ objectMm: object, marginPct }), ...widthTraces(profiler, mounting)),
  } as const;
  const widest = profiler.farWidthMm;
  if (widthMm === null) {
    if (widest !== null && widest >= (profiler.nearWidthMm ?? 0) && !atLeast(widest, need.widthMm)) {
      return profileFound('width', {
        ...shared,
        verdict: 'fail',
        figure: widest,
        reason: `最宽的远端也只有 ${shown(widest)} mm，要求 ${shown(need.widthMm)} mm`,
      });
    }
    return profileMissing('width', missingOf(profiler), shared);
  }
  const enough = atLeast(widthMm, need.widthMm);
  return profileFound('width', {
    ...shared,
    verdict: enough ? 'pass' : 'fail',
    figure: widthMm,
    reason: `所用量程最窄处（近端一侧）视野 ${shown(widthMm)} mm，要求 ${shown(need.widthMm)} mm（工件宽 ${shown(object)} mm，留边 ${shown(marginPct)} %）`,
  });
}

const missingOf = ({ measuringRangeMm, nearWidthMm, farWidthMm }: ProfileCase['profiler']) => [
  ...(nearWidthMm === null ? ['近端视野'] : []),
  ...(farWidthMm === null ? ['远端视野'] : []),
  ...(measuringRangeMm === null ? ['Z 向测量范围'] : []),
];
