import type { NearProfiler, ProfilerLedgerEntry, ProfilerRow } from '@shixuan/api/client';
import { checkProfiler } from '@shixuan/optics/checks';
import type { ProfileNeeds, Profiler } from '@shixuan/optics/model';
import { profileRemedies, remedyText } from '@shixuan/optics/remedy';
import type {
  ProfilerLedgerEntry as EngineEntry,
  NearProfiler as EngineNear,
  ProfilerMiss,
  RankedProfiler,
} from '@shixuan/optics/solve';
import { explainedChecks } from './explained';
import { partCost } from './part-cost';

/** @param explain adds reasons, remedies and derivations of every check */
export const profilerRow = (
  need: ProfileNeeds,
  { profiler, fit, score, variants, mounting, checks, cost }: RankedProfiler,
  explain: boolean,
): ProfilerRow => ({
  profilerId: profiler.id,
  fit,
  score: rounded(score.total),
  scoreParts: score.parts.map(({ id, points, most }) => ({ id, points: rounded(points), most: rounded(most) })),
  twins: variants,
  mounting,
  cost: partCost(cost),
  verdicts: Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict])),
  ...(explain && {
    explained: explainedChecks(checkProfiler(need, profiler, mounting), check =>
      profileRemedies(need, profiler, check),
    ),
  }),
});

export const profilerLedgerRow = (
  need: ProfileNeeds,
  { check, label, removed, nearest }: EngineEntry,
  explain: boolean,
): ProfilerLedgerEntry => ({
  check,
  label,
  removed,
  nearest: nearest && {
    profilerId: nearest.profiler.id,
    ...missOf(need, nearest.profiler, nearest.miss, explain),
  },
});

export const nearProfilerRow = (
  need: ProfileNeeds,
  { profiler, mounting, misses }: EngineNear,
  explain: boolean,
): NearProfiler => ({
  profilerId: profiler.id,
  mounting,
  misses: misses.map(miss => ({ check: miss.check, ...missOf(need, profiler, miss, explain) })),
});

const missOf = (need: ProfileNeeds, profiler: Profiler, { missedBy, verdict }: ProfilerMiss, explain: boolean) => ({
  missedBy,
  reason: verdict.reason,
  remedy: explain ? remedyText(profileRemedies(need, profiler, verdict)) : null,
});

/** Three decimals: scores are ranked by tenths. */
const rounded = (points: number) => Math.round(points * 1000) / 1000;
