import type { Profiler } from '../../model/parts/profiler';
import type { ProfileNeeds } from '../../model/task/profile-task';
import { keepLimit, type Span, valueAt } from './linear-span';
import { pointSpacingOf, resolutionOf, widthOf } from './point-spacing';

/**
 * How a profiler is mounted over a part: in the middle of its range, or as far off it as width, spacing, resolution and stand-off
 * ask for. Null: cannot be told from what is stated.
 */
export interface ProfilerMounting {
  /** Highest point of the part, its tolerance included, mm from the near end of the range. */
  topMm: number | null;
  /** Lowest point, mm from the near end; beyond the range where the part does not fit. */
  baseMm: number | null;
  /** From the housing to the highest point. */
  standOffMm: number | null;
  /** Where the view is narrowest within what is used. */
  widthMm: number | null;
  /** Where points lie farthest apart within what is used. */
  pointSpacingMm: number | null;
  /** Where it is coarsest within what is used. */
  resolutionUm: number | null;
}

const nothing: ProfilerMounting = {
  topMm: null,
  baseMm: null,
  standOffMm: null,
  widthMm: null,
  pointSpacingMm: null,
  resolutionUm: null,
};

/** Numbers only, for profilers by the hundred. */
export function mountProfiler(need: ProfileNeeds, profiler: Profiler): ProfilerMounting {
  const { measuringRangeMm, clearanceMm } = profiler;
  if (measuringRangeMm === null) return nothing;
  const used = Math.min(need.usedMm, measuringRangeMm);
  const span: Span = { low: 0, high: measuringRangeMm - used };
  const width = widthOf(profiler);
  const spacing = pointSpacingOf(profiler);
  const resolution = resolutionOf(profiler);
  const { task } = need;

  // What cannot be kept leaves the place where it is missed by least; what follows is judged there.
  let kept = withinStandOff(span, need, clearanceMm);
  if (width) kept = keepBothEnds(kept, width, used, { least: need.widthMm });
  if (spacing && task.pointSpacingMm !== null) kept = keepBothEnds(kept, spacing, used, { most: task.pointSpacingMm });
  if (resolution && task.resolutionUm !== null)
    kept = keepBothEnds(kept, resolution, used, { most: task.resolutionUm });

  const topMm = Math.min(Math.max((measuringRangeMm - used) / 2, kept.low), kept.high);
  const ends = [topMm, topMm + used];
  return {
    topMm,
    baseMm: topMm + need.usedMm,
    standOffMm: clearanceMm === null ? null : clearanceMm + topMm,
    widthMm: width && Math.min(...ends.map(end => valueAt(width, end))),
    pointSpacingMm: spacing && Math.max(...ends.map(end => valueAt(spacing, end))),
    resolutionUm: resolution && Math.max(...ends.map(end => valueAt(resolution, end))),
  };
}

/** Judged at the top and at the base: which of them is the worse depends on the profiler. */
function keepBothEnds(span: Span, quantity: Parameters<typeof keepLimit>[1], used: number, limit: Limit): Span {
  const atTop = keepLimit(span, quantity, 0, limit);
  return keepLimit(atTop.span, quantity, used, limit).span;
}

type Limit = Parameters<typeof keepLimit>[3];

function withinStandOff(span: Span, { task }: ProfileNeeds, clearanceMm: number | null): Span {
  if (clearanceMm === null) return span;
  const { minMm, maxMm } = task.standOff;
  const low = Math.max(span.low, (minMm ?? 0) - clearanceMm);
  const high = Math.min(span.high, (maxMm ?? Number.POSITIVE_INFINITY) - clearanceMm);
  if (low > span.high) return { low: span.high, high: span.high };
  if (high < span.low) return { low: span.low, high: span.low };
  return { low, high };
}
