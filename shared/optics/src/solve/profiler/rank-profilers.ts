import { judgeProfiler, type ProfilerFit, profilerFit } from '../../checks/profiler/check-profiler';
import { mountProfiler, type ProfilerMounting } from '../../checks/profiler/mounting';
import {
  type ProfileCheck,
  type ProfileCheckId,
  profileCheckIds,
  profileCheckLabels,
} from '../../checks/profiler/profile-check';
import type { Profiler } from '../../model/parts/profiler';
import type { ProfileNeeds } from '../../model/task/profile-task';
import { inOrder, seriesName } from '../catalogue/prepared-catalogue';
import type { ClassedCost } from '../cost/cost-class';
import { profilerCost } from '../cost/profiler-cost';
import { type SingleLimits, withinLimit } from '../cost/single-limit';
import { scoreSteps } from '../score/ranking';
import { missSteps } from '../sweep/near-list';
import { type ProfilerScore, profilerScoreOf } from './profiler-score';

export interface RankedProfiler {
  profiler: Profiler;
  mounting: ProfilerMounting;
  /** Profilers that lack data rank after all that certainly fit. */
  fit: Exclude<ProfilerFit, 'does-not-fit'>;
  score: ProfilerScore;
  /** Checks without derivations. */
  checks: readonly ProfileCheck[];
  cost: ClassedCost;
  /** Number of profilers of the same series and fit that rank behind it. */
  variants: number;
}

/** One missed check, and the share of its limit by which it is missed (0.1 = 10 %). */
export interface ProfilerMiss {
  check: ProfileCheckId;
  missedBy: number;
  verdict: ProfileCheck;
}

export interface NearProfiler {
  profiler: Profiler;
  mounting: ProfilerMounting;
  misses: readonly ProfilerMiss[];
  total: number;
}

/** 未入选的原因 of profilers. */
export interface ProfilerLedgerEntry {
  check: ProfileCheckId;
  label: string;
  /** Number of profilers whose first missed check it is. */
  removed: number;
  /** The profiler that misses only this check, and by the smallest share. */
  nearest: { profiler: Profiler; miss: ProfilerMiss } | null;
}

export interface RankedProfilers {
  fitting: number;
  /** Profilers that no stated figure refuses, but of which some figures are not stated. */
  dataMissing: number;
  ranked: readonly RankedProfiler[];
  ledger: readonly ProfilerLedgerEntry[];
  /** Empty unless no profiler certainly fits. */
  nearMisses: readonly NearProfiler[];
}

interface Tried extends Omit<RankedProfiler, 'fit' | 'variants'> {
  place: number;
  fit: ProfilerFit;
  misses: readonly ProfilerMiss[];
  total: number;
}

/**
 * Ranks line profilers for a task: first those that fit, then those that lack data. Within each group those come first that are
 * fast enough over their whole range, then by score to a tenth, smaller excess of width, brand and model. The result does not
 * depend on the order of the catalogue.
 */
export function rankProfilers(
  need: ProfileNeeds,
  profilers: readonly Profiler[],
  { limit = 50, nearLimit = 10, maxCostClass }: SingleLimits = {},
): RankedProfilers {
  const all = inOrder(profilers).map((profiler, place) => tryOne(need, profiler, place));
  const fitting = all.filter(({ fit }) => fit === 'fits').length;
  return {
    fitting,
    dataMissing: all.filter(({ fit }) => fit === 'data-missing').length,
    ranked: foldIdentical(
      all.filter(({ fit, cost }) => fit !== 'does-not-fit' && withinLimit(maxCostClass, cost)).sort(better),
    ).slice(0, limit),
    ledger: ledgerOf(all),
    nearMisses: fitting === 0 ? nearest(all).slice(0, nearLimit) : [],
  };
}

function tryOne(need: ProfileNeeds, profiler: Profiler, place: number): Tried {
  const mounting = mountProfiler(need, profiler);
  const checks = judgeProfiler(need, profiler, mounting);
  const misses = checks.flatMap(check =>
    check.verdict === 'fail' ? [{ check: check.id, missedBy: missedBy(check), verdict: check }] : [],
  );
  return {
    profiler,
    place,
    mounting,
    checks,
    fit: profilerFit(checks),
    score: profilerScoreOf(need, profiler, mounting),
    cost: profilerCost(profiler),
    misses,
    total: misses.reduce((sum, each) => sum + each.missedBy, 0),
  };
}

/** A demand without a figure counts as missed by the whole limit. */
function missedBy({ figure, limit, sense }: ProfileCheck): number {
  if (figure === null || limit === null || limit === 0 || sense === null) return 1;
  return Math.abs(figure / limit - 1);
}

function better(a: Tried, b: Tried): number {
  if (a.fit !== b.fit) return a.fit === 'fits' ? -1 : 1;
  const cut = Number(onlyWithCutRange(a)) - Number(onlyWithCutRange(b));
  if (cut !== 0) return cut;
  const score = scoreSteps(b.score.total) - scoreSteps(a.score.total);
  if (score !== 0) return score;
  if (a.score.excess !== b.score.excess) return a.score.excess - b.score.excess;
  return a.place - b.place;
}

const onlyWithCutRange = ({ checks }: Tried) =>
  checks.some(({ id, verdict }) => id === 'profile-rate' && verdict === 'warn');

/** Folds profilers of one series into the best ranked one. A profiler that lacks data is never folded into one that fits. */
function foldIdentical(ranked: readonly Tried[]): RankedProfiler[] {
  const first = new Map<string, RankedProfiler>();
  for (const { profiler, mounting, fit, score, checks, cost } of ranked) {
    if (fit === 'does-not-fit') continue;
    const series = `${fit}\n${seriesName(profiler)}`;
    const found = first.get(series);
    if (found) found.variants++;
    else first.set(series, { profiler, mounting, fit, score, checks, cost, variants: 0 });
  }
  return [...first.values()];
}

const byMiss = (a: Tried, b: Tried) => missSteps(a.total) - missSteps(b.total) || a.place - b.place;

const ledgerOf = (all: readonly Tried[]): ProfilerLedgerEntry[] =>
  profileCheckIds.flatMap(check => {
    const removed = all.filter(({ misses }) => misses[0]?.check === check).length;
    if (removed === 0) return [];
    const only = all.filter(({ misses }) => misses.length === 1 && misses[0]?.check === check).sort(byMiss)[0];
    const miss = only?.misses[0];
    return [
      {
        check,
        label: profileCheckLabels[check],
        removed,
        nearest: only && miss ? { profiler: only.profiler, miss } : null,
      },
    ];
  });

/** The nearest profiler of each series. */
function nearest(all: readonly Tried[]): NearProfiler[] {
  const first = new Map<string, NearProfiler>();
  for (const { profiler, mounting, misses, total } of all.filter(each => each.misses.length > 0).sort(byMiss)) {
    const series = seriesName(profiler);
    if (!first.has(series)) first.set(series, { profiler, mounting, misses, total });
  }
  return [...first.values()];
}
