import type { Camera } from '../model/parts/camera';
import type { Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import type { PreparedCatalogue } from './catalogue/prepared-catalogue';
import { type CostLimit, partsWithin, systemWithin } from './cost/cost-limit';
import type { Families, Family } from './families/families';
import { varied, variety } from './families/varied';
import { type Candidate, dominates, type ParetoPoint, paretoPoint } from './pareto/pareto-front';
import { shownParetoFront } from './pareto/shown-pareto-front';
import { SearchedPairs } from './report/searched-pairs';
import { type RankedSystem, settledSystem } from './report/solved-system';
import { type FeasibilityTier, feasibilityTiers } from './score/feasibility-tier';
import { compareRanks, type Rank } from './score/ranking';
import { searchedRows } from './score/searched-setting';
import { relaxes } from './sweep/side';
import { defaultLookAt, type SweepLimits, type Swept, sweep } from './sweep/sweep';
import type { Tally } from './sweep/tally';

export interface RankOptions {
  /** Number of rows, one per sensor and series of lenses. */
  limit?: number;
  /** Number of systems of the Pareto front in the answer: the best on every axis, then the best ranked. */
  paretoFrontLimit?: number;
  /** Number of pairs per check that are searched for the nearest one that fails only this check. */
  lookAt?: number;
  /**
   * Lists only rows whose best system is within a cost class. What is counted and what is nearest does not change by it.
   */
  cost?: CostLimit | undefined;
  /** Judges all pairs; given by a thread that divides the sensors among several. */
  sweep?: Sweeper | undefined;
}

/** Whatever a cost class leaves out is replaced by the families behind it. */
const all = Number.POSITIVE_INFINITY;

export type Sweeper = (need: Requirements, catalogue: PreparedCatalogue, limits: SweepLimits) => Swept;

export interface RankedSystems<S = RankedSystem> {
  /** Number of feasible systems of camera and lens. */
  feasible: number;
  /**
   * Number of them with data for every deciding check. At 0 the list is no recommendation: `undecided` of its rows names the
   * gaps.
   */
  decided: number;
  /** 方向放宽: no system known to meet the task lies on the chosen side, so that the list shows the other side. */
  relaxed: boolean;
  /** The best first, in the order of `varied`; feasibility tiers never decrease. */
  systems: readonly S[];
  /** No system of the front is better on one axis without being worse on another. */
  paretoFront: readonly { system: S; point: ParetoPoint }[];
  paretoFrontSize: number;
  /** The best system with the other kind of lens: a normal lens where the first is telecentric, and the reverse. */
  alternative: S | null;
}

/**
 * Ranks the systems of a catalogue that meet a task: which pairs an answer lists, and where each of them stands. What a row says
 * beyond that is `settledSystem` of each pair, which need nothing of each other; why other pairs are not listed is `rejectionsOf`
 * of the tally.
 */
export function rankSystems(
  need: Requirements,
  catalogue: PreparedCatalogue,
  { limit = 30, paretoFrontLimit = 20, lookAt = defaultLookAt, cost, sweep: judge = sweep }: RankOptions = {},
): RankedSystems & { tally: Tally } {
  const read = Math.max(limit, searchedRows);
  const { chosen, other, tally } = judge(need, catalogue, { lookAt, families: cost === undefined ? read : all });
  const relaxed = relaxes(chosen, other);
  const side = relaxed ? other : chosen;
  const pairs = new SearchedPairs(need, catalogue);
  const placed = (rank: Rank, variants: number): RankedSystem => ({
    camera: catalogue.cameras[rank.camera] as Camera,
    lens: catalogue.lenses[rank.lens] as Lens,
    setting: pairs.of(rank).setting,
    variants,
  });
  const listed = ({ rank, systems }: Family) => placed(rank, systems - 1);
  const affordable = ({ rank }: { rank: Rank }) => {
    if (cost === undefined) return true;
    const pair = placed(rank, 0);
    return partsWithin(cost, pair.camera, pair.lens) && systemWithin(cost, settledSystem(need, catalogue, pair));
  };
  const searched = (family: Family) => ({ ...family, rank: pairs.of(family.rank).rank });
  const best = variedByTier(side.families, read, affordable)
    .map(searched)
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const paretoFront = side.paretoFront.ranked().filter(affordable);
  const shownFront = shownParetoFront(paretoFront, paretoFrontLimit).map(candidate =>
    searchedPoint(need, pairs, candidate),
  );
  const front = shownFront.filter(each => !isBeaten(each, shownFront)).sort((a, b) => compareRanks(a.rank, b.rank));
  const otherLens = otherKind(catalogue, best, side.families, affordable);
  return {
    feasible: chosen.feasible + other.feasible,
    decided: chosen.decided + other.decided,
    relaxed,
    systems: byTier(limit, (tier, most) =>
      varied(
        best.filter(({ rank }) => rank.feasibilityTier === tier),
        most,
      ),
    ).map(listed),
    paretoFront: front.map(({ rank, point }) => ({ point, system: placed(rank, 0) })),
    paretoFrontSize: paretoFront.length - (shownFront.length - front.length),
    alternative: otherLens ? listed(otherLens) : null,
    tally,
  };
}

/**
 * Variety never moves a system of a higher tier before one of a lower tier. Of those that lack data only a round stands before
 * oversized cameras, which would otherwise be listed nowhere: there may be thousands.
 */
function byTier<F>(limit: number, rowsOf: (tier: FeasibilityTier, most: number) => readonly F[]): F[] {
  const { full, lavish, loose, short, trimmed, cut, bare, open, oversized, oversizedOpen } = feasibilityTiers;
  const list: F[] = [];
  // Most lists end here, and later tiers are not read.
  for (const tier of [full, lavish, loose, short, trimmed, cut, bare]) list.push(...rowsOf(tier, limit - list.length));
  const left = limit - list.length;
  if (left === 0) return list;
  const undecided = rowsOf(open, left);
  list.push(...undecided.slice(0, variety.round), ...rowsOf(oversized, left), ...undecided.slice(variety.round));
  return [...list, ...rowsOf(oversizedOpen, left)].slice(0, limit);
}

const variedByTier = (families: Families, limit: number, keeps: (family: Family) => boolean): Family[] =>
  byTier(limit, (tier, most) =>
    varied(
      kept(
        families.ranked(({ feasibilityTier }) => feasibilityTier === tier),
        keeps,
      ),
      most,
    ),
  );

/** A system of the front where it stands after its distance was searched. */
function searchedPoint(need: Requirements, pairs: SearchedPairs, { rank, point }: Candidate): Candidate {
  const { rate, size } = point;
  return { rank: pairs.of(rank).rank, point: paretoPoint(need, pairs.figures(rank), rate, size) };
}

/** Whether another system of the list is as good on every axis, and better on one or ranked before it. */
const isBeaten = (one: Candidate, list: readonly Candidate[]): boolean =>
  list.some(
    other =>
      other !== one &&
      dominates(other.point, one.point) &&
      (!dominates(one.point, other.point) || compareRanks(other.rank, one.rank) < 0),
  );

function otherKind(
  { lensColumns: { telecentric } }: PreparedCatalogue,
  searched: readonly Family[],
  families: Families,
  keeps: (family: Family) => boolean,
): Family | undefined {
  const [best] = searched;
  if (!best) return undefined;
  const isOther = (lens: number) => telecentric[lens] !== telecentric[best.rank.lens];
  const others = families.ranked(({ lens }) => isOther(lens));
  return searched.find(({ rank }) => isOther(rank.lens)) ?? kept(others, keeps).next().value;
}

/** Families are judged one by one, as most of them are never listed. */
function* kept(families: Iterable<Family>, keeps: (family: Family) => boolean): Generator<Family, undefined> {
  for (const family of families) if (keeps(family)) yield family;
}
