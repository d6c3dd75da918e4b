import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';
import { type Aspect, costAspect } from '../../data/ranking/differences';

/** In what profilers are compared in words. */
export const profilerAspects: readonly Aspect<ProfilerResultRow>[] = [
  costAspect,
  { subject: '点距', more: '疏', less: '密', better: 'less', figure: ({ mounting }) => mounting.pointSpacingMm },
  {
    subject: '重复精度',
    more: '差',
    less: '好',
    better: 'less',
    figure: ({ selected }) => selected.part.repeatabilityUm,
  },
  { subject: '', more: '快', less: '慢', better: 'more', figure: ({ selected }) => selected.part.profileRateHz },
  {
    subject: '净空',
    more: '大',
    less: '小',
    better: null,
    in: 'mm',
    figure: ({ mounting }) => mounting.standOffMm,
  },
];
