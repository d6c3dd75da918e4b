import type { Profiler } from '../../model/parts/profiler';
import type { ProfileNeeds } from '../../model/task/profile-task';
import { keepLimit, type Span, valueAt } from './linear-span';
import { pointSpacingOf, resolutionOf, widthOf } from './point-spacing';

/**
 * Mounting of a profiler over a part: at the middle of its range, or as far from there as width, spacing, resolution and
 * stand-off require. Null: the data sheet does not state enough.
 */
export interface ProfilerMounting {
  /** Highest point of the part with its tolerance, mm from the near end of the range. */
  topMm: number | null;
  /** Lowest point, mm from the near end; outside the range where the part does not fit. */
  baseMm: number | null;
  /** From the housing to the highest point. */
  standOffMm: number | null;
  /** Width of the view where it is narrowest within the range in use. */
  widthMm: number | null;
  /** Point spacing where it is largest within the range in use. */
  pointSpacingMm: number | null;
  /** Resolution where it is coarsest within the range in use. */
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

/** Computes numbers only, for hundreds of profilers. */
export function mountProfiler(need: ProfileNeeds, profiler: Profiler): ProfilerMounting {
  const { measuringRangeMm, clearanceMm } = profiler;
  if (measuringRangeMm === null) return nothing;
  const used = Math.min(need.usedMm, measuringRangeMm);
  const span: Span = { low: 0, high: measuringRangeMm - used };
  const width = widthOf(profiler);
  const spacing = pointSpacingOf(profiler);
  const resolution = resolutionOf(profiler);
  const { task } = need;

  // A limit that cannot be kept leaves the position of the smallest miss; the limits after it are judged there.
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

/** Judges top and base, because the profiler determines which of them is worse. */
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
