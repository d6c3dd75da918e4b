import type { NearProfiler, ProfilerLedgerEntry, ProfilerRow } from '@shixuan/api/client';
import type {
  ProfilerLedgerEntry as EngineEntry,
  NearProfiler as EngineNear,
  ProfilerMiss,
  RankedProfiler,
} from '@shixuan/optics/solve';

export const profilerRow = ({ profiler, fit, score, variants, mounting, checks }: RankedProfiler): ProfilerRow => ({
  profilerId: profiler.id,
  fit,
  score: rounded(score.total),
  scoreParts: score.parts.map(({ id, points, most }) => ({ id, points: rounded(points), most: rounded(most) })),
  twins: variants,
  mounting,
  verdicts: Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict])),
});

export const profilerLedgerRow = ({ check, label, removed, nearest }: EngineEntry): ProfilerLedgerEntry => ({
  check,
  label,
  removed,
  nearest: nearest && { profilerId: nearest.profiler.id, ...missOf(nearest.miss) },
});

export const nearProfilerRow = ({ profiler, mounting, misses }: EngineNear): NearProfiler => ({
  profilerId: profiler.id,
  mounting,
  misses: misses.map(miss => ({ check: miss.check, ...missOf(miss) })),
});

const missOf = ({ missedBy, verdict }: ProfilerMiss) => ({
  missedBy,
  reason: verdict.reason,
  remedy: verdict.remedy ?? null,
});

/** Three decimals: scores are ranked by tenths. */
const rounded = (points: number) => Math.round(points * 1000) / 1000;
