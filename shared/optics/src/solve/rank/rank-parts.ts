import { checkOf } from '../../checks/imaging/check-system';
import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Part } from '../../model/parts/part';
import type { Requirements } from '../../model/task/requirements';
import { type CheckId, checkIds } from '../../model/verdict/check';
import { checkLabels } from '../../model/verdict/check-labels';
import { allMisses, firstTwoMisses, totalMiss } from '../../setting/misses';
import { nearestSetting } from '../../setting/nearest-setting';
import type { Refusal, Setting } from '../../setting/setting';
import { inOrder, seriesName } from '../catalogue/prepared-catalogue';
import type { NearestOnly } from '../report/ledger';
import type { NearMiss } from '../report/near-misses';
import { feasibilityTierOf } from '../score/feasibility-tier';
import { figuresOf } from '../score/pair-figures';
import { compareRanks, type Rank } from '../score/ranking';
import { rankScoreOf, type Score, scoreOf } from '../score/score';
import { searchedRows, searchedSetting } from '../score/searched-setting';
import { undecidedChecks } from '../score/undecided';
import { missSteps } from '../sweep/near-list';
import { relaxes } from '../sweep/side';

export interface RankOptions {
  limit?: number;
  nearLimit?: number;
}

export interface RankedPart<P extends Part> {
  part: P;
  camera: Camera;
  lens: Lens;
  setting: Setting;
  score: Score;
  /** Deciding checks without data; empty for a first recommendation. */
  undecided: readonly CheckId[];
  /** Number of parts of its series that rank behind it. */
  variants: number;
}

/** 未入选的原因 of one kind of part. */
export interface PartLedgerEntry {
  check: CheckId;
  label: string;
  /** Number of parts whose first missed check it is. */
  removed: number;
  /** The part that misses only this check, and by the smallest share. */
  nearest: NearestOnly | null;
}

export interface RankedParts<P extends Part> {
  feasible: number;
  /** Number of feasible parts with data for every deciding check. At 0 the list is no recommendation. */
  decided: number;
  /** 方向放宽 */
  relaxed: boolean;
  ranked: readonly RankedPart<P>[];
  ledger: readonly PartLedgerEntry[];
  nearMisses: readonly NearMiss[];
}

/** A candidate with the given part: setting, checks, and score where it meets the task. */
export interface Tried<P extends Part> {
  part: P;
  place: number;
  camera: Camera;
  lens: Lens;
  setting: Setting;
  /** The first two missed checks. */
  misses: readonly Refusal[];
  /** Null where the part misses a check. */
  does: Does | null;
}

/** Score, rank and open checks of a part that meets the task. */
interface Does {
  /** `camera` holds the index of the tried part, whichever kind is tried. */
  rank: Rank;
  undecided: readonly CheckId[];
}

type Scored<P extends Part> = Tried<P> & { does: Does };

/** Tries every part of one kind with the given other part, in the order of brand and model. */
export function tryParts<P extends Part>(
  need: Requirements,
  parts: readonly P[],
  pair: (part: P) => { camera: Camera; lens: Lens },
): Tried<P>[] {
  return ordered(parts).map((part, place) => {
    const { camera, lens } = pair(part);
    const setting = nearestSetting(need, camera, lens);
    const misses = firstTwoMisses(need, camera, lens, setting);
    const does = misses.length === 0 ? doing(need, place, { part, camera, lens, setting }) : null;
    return { part, place, camera, lens, setting, misses, does };
  });
}

/** Ranks the parts that were tried, the best first, and counts why the others were rejected. */
export function rankTried<P extends Part>(
  need: Requirements,
  all: readonly Tried<P>[],
  { limit = 50, nearLimit = 10 }: RankOptions,
): RankedParts<P> {
  const { feasible, decided, relaxed, families } = familiesOf(all);
  return {
    feasible,
    decided,
    relaxed,
    ranked: searched(need, families, limit).slice(0, limit),
    ledger: ledger(need, all),
    nearMisses: decided === 0 ? nearest(need, all, nearLimit, feasible > 0) : [],
  };
}

/** The first of the parts that `rankTried` ranks; null where no part meets the task. */
export function bestTried<P extends Part>(need: Requirements, all: readonly Tried<P>[]): RankedPart<P> | null {
  return searched(need, familiesOf(all).families)[0] ?? null;
}

/** The best families with their distances searched, ranked by what is found. */
function searched<P extends Part>(need: Requirements, families: readonly Family<P>[], limit = 0): RankedPart<P>[] {
  return families
    .slice(0, Math.max(limit, searchedRows))
    .map(family => searchedFamily(need, family))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ shown }) => shown);
}

/** The best part of a series, and how many rank behind it. */
interface Family<P extends Part> {
  first: Scored<P>;
  variants: number;
}

/** Families of the parts that meet the task on the side that is shown, the best first. */
function familiesOf<P extends Part>(all: readonly Tried<P>[]) {
  const feasible = all.filter((tried): tried is Scored<P> => tried.does !== null);
  const side = (other: boolean) => feasible.filter(({ does }) => does.rank.relaxed === other);
  const [chosen, other] = [counted(side(false)), counted(side(true))];
  const relaxed = relaxes(chosen, other);
  return {
    feasible: feasible.length,
    decided: chosen.decided + other.decided,
    relaxed,
    families: foldIdentical(side(relaxed).sort((a, b) => compareRanks(a.does.rank, b.does.rank))),
  };
}

function searchedFamily<P extends Part>(
  need: Requirements,
  { first, variants }: Family<P>,
): { rank: Rank; shown: RankedPart<P> } {
  const { part, camera, lens, does } = first;
  const setting = searchedSetting(need, camera, lens);
  const score = scoreOf(need, camera, lens, setting);
  const feasibilityTier = tierOf(need, does.undecided, first, setting);
  return {
    rank: { ...does.rank, score: score.total, excess: score.excess, feasibilityTier },
    shown: { part, camera, lens, setting, score, undecided: does.undecided, variants },
  };
}

const orders = new WeakMap<readonly Part[], readonly Part[]>();

/** Sorted copy of a list, cached by the list, because the same list is ranked many times. */
function ordered<P extends Part>(parts: readonly P[]): readonly P[] {
  const found = orders.get(parts) as readonly P[] | undefined;
  if (found) return found;
  const made = inOrder(parts);
  orders.set(parts, made);
  return made;
}

const counted = <P extends Part>(side: readonly Scored<P>[]) => ({
  feasible: side.length,
  decided: side.filter(({ does }) => does.undecided.length === 0).length,
});

function doing(
  need: Requirements,
  place: number,
  { part, camera, lens, setting }: Pick<Tried<Part>, 'part' | 'camera' | 'lens' | 'setting'>,
): Does {
  const { relaxed, total, excess, volumeMm3 } = rankScoreOf(need, camera, lens, setting);
  const undecided = undecidedChecks(need, camera, lens);
  const feasibilityTier = tierOf(need, undecided, { part, camera, lens }, setting);
  return { rank: { feasibilityTier, relaxed, score: total, excess, volumeMm3, camera: place, lens: 0 }, undecided };
}

const tierOf = (
  need: Requirements,
  undecided: readonly CheckId[],
  { part, camera, lens }: Pick<Tried<Part>, 'part' | 'camera' | 'lens'>,
  setting: Setting,
) => feasibilityTierOf(need, undecided.length > 0, figuresOf(need, lens, setting), part !== camera);

/** Folds parts of one series into the best ranked one, so that a series does not fill the list. */
function foldIdentical<P extends Part>(ranked: readonly Scored<P>[]): Family<P>[] {
  const folded = new Map<string, Family<P>>();
  for (const first of ranked) {
    const series = seriesName(first.part);
    const found = folded.get(series);
    if (found) found.variants++;
    else folded.set(series, { first, variants: 0 });
  }
  return [...folded.values()];
}

function ledger<P extends Part>(need: Requirements, all: readonly Tried<P>[]): PartLedgerEntry[] {
  return checkIds.flatMap(check => {
    const removed = all.filter(({ misses }) => misses[0]?.check === check).length;
    if (removed === 0) return [];
    const only = all.filter(
      ({ camera, misses }) => rightKind(need, camera) && misses.length === 1 && misses[0]?.check === check,
    );
    const found = only.sort((a, b) => missed(a) - missed(b) || a.place - b.place)[0];
    return [{ check, label: checkLabels[check], removed, nearest: found ? nearestOnly(need, found, check) : null }];
  });
}

/** A line-scan camera for an area task, or the reverse, is never a near miss. */
const rightKind = ({ lineScan }: Requirements, { kind }: Camera) => (kind === 'line') === lineScan;

const missed = <P extends Part>({ misses }: Tried<P>) => missSteps(misses[0]?.missedBy ?? 0);

const nearestOnly = <P extends Part>(
  need: Requirements,
  { camera, lens, setting, misses }: Tried<P>,
  check: CheckId,
): NearestOnly => ({
  camera,
  lens,
  setting,
  missedBy: misses[0]?.missedBy ?? 0,
  verdict: checkOf(need, { camera, lens, setting }, check),
});

/**
 * The nearest part of each series, by the sum of all shortfalls; parts with data for every deciding check come first. See
 * `nearMisses`.
 */
function nearest<P extends Part>(
  need: Requirements,
  all: readonly Tried<P>[],
  limit: number,
  decidedOnly: boolean,
): NearMiss[] {
  const first = new Map<string, NearMiss>();
  const candidates = all
    .filter(({ camera }) => rightKind(need, camera))
    .map(tried => {
      const { camera, lens, setting } = tried;
      const total = totalMiss(need, camera, lens, setting);
      return { tried, total, open: Number(undecidedChecks(need, camera, lens).length > 0), steps: missSteps(total) };
    })
    .filter(({ open }) => !(decidedOnly && open))
    .sort((a, b) => a.open - b.open || a.steps - b.steps || a.tried.place - b.tried.place);
  for (const { tried, total } of candidates) {
    if (first.size === limit) break;
    const { part, camera, lens, setting } = tried;
    const series = seriesName(part);
    if (first.has(series)) continue;
    const misses = allMisses(need, camera, lens, setting);
    const told = misses.map(miss => ({ ...miss, verdict: checkOf(need, { camera, lens, setting }, miss.check) }));
    first.set(series, { camera, lens, setting, misses: told, total });
  }
  return [...first.values()];
}
