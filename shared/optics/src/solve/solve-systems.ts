import type { Requirements } from '../model/task/requirements';
import type { PreparedCatalogue } from './catalogue/prepared-catalogue';
import type { Families, Family } from './families/families';
import { varied } from './families/varied';
import type { ParetoPoint } from './pareto/pareto-front';
import { shownParetoFront } from './pareto/shown-pareto-front';
import { type LedgerEntry, ledgerOf } from './report/ledger';
import { type NearMiss, nearMisses } from './report/near-misses';
import { type SolvedSystem, settledSystem } from './report/solved-system';
import { feasibilityTiers } from './score/feasibility-tier';
import type { Rank } from './score/ranking';
import { relaxes } from './sweep/side';
import { sweep } from './sweep/sweep';

export interface SolveOptions {
  /** Systems in the list, one for each sensor with each series of lenses. */
  limit?: number;
  /** Systems of the front in the answer: the best on every axis, then the best ranked. */
  paretoFrontLimit?: number;
  /** Near misses when nothing does the task. */
  nearLimit?: number;
  /** Pairs that are looked at for each check, in search of the nearest that fails only there. */
  lookAt?: number;
}

export interface SolvedSystems {
  /** How many systems of camera and lens do the task. */
  feasible: number;
  /** How many of them have data for every check that decides. None: the list is no recommendation, see `undecided` of its rows. */
  decided: number;
  /** 方向放宽: nothing that is known to do the task lies on the side that was chosen, the list is of the other one. */
  relaxed: boolean;
  /** The best first, varied: see `varied`; each standing after the one before. */
  systems: readonly SolvedSystem[];
  /** No system is better on one axis without being worse on another. */
  paretoFront: readonly { system: SolvedSystem; point: ParetoPoint }[];
  paretoFrontSize: number;
  /** The best with the other kind of lens: a normal one beside telecentric ones, and the reverse. */
  alternative: SolvedSystem | null;
  ledger: readonly LedgerEntry[];
  /** Only when nothing is known to do the task: what comes nearest, and what it misses. Never offered as a solution. */
  nearMisses: readonly NearMiss[];
}

/** Whole systems for a task over a catalogue: ranked, with their trade-offs, and why the others are not among them. */
export function solveSystems(
  need: Requirements,
  catalogue: PreparedCatalogue,
  { limit = 30, paretoFrontLimit = 20, nearLimit = 10, lookAt = 256 }: SolveOptions = {},
): SolvedSystems {
  const { chosen, other, tally } = sweep(need, catalogue, lookAt);
  const relaxed = relaxes(chosen, other);
  const side = relaxed ? other : chosen;
  const feasible = chosen.feasible + other.feasible;
  const decided = chosen.decided + other.decided;
  const settled = new Map<string, SolvedSystem>();
  const settle = (rank: Rank, variants: number) => {
    // Systems of the front are in the list as well, as a rule.
    const key = `${rank.camera} ${rank.lens}`;
    const system = settled.get(key) ?? settledSystem(need, catalogue, rank, variants);
    settled.set(key, system);
    return system.variants === variants ? system : { ...system, variants };
  };
  const show = ({ rank, systems }: Family) => settle(rank, systems - 1);
  const paretoFront = side.paretoFront.ranked();
  const otherLens = otherKind(catalogue, side.families);
  return {
    feasible,
    decided,
    relaxed,
    systems: variedByTier(side.families, limit).map(show),
    paretoFront: shownParetoFront(paretoFront, paretoFrontLimit).map(({ rank, point }) => ({
      point,
      system: settle(rank, 0),
    })),
    paretoFrontSize: paretoFront.length,
    alternative: otherLens ? show(otherLens) : null,
    ledger: ledgerOf(need, catalogue, tally),
    nearMisses:
      decided === 0
        ? nearMisses(need, catalogue, { limit: nearLimit, lookAt: 4 * lookAt, decidedOnly: feasible > 0 })
        : [],
  };
}

/** Variety is no reason to put what is not known to do all of the task before what is. */
function variedByTier(families: Families, limit: number): Family[] {
  const list: Family[] = [];
  for (const each of Object.values(feasibilityTiers)) {
    list.push(
      ...varied(
        families.ranked(({ feasibilityTier }) => feasibilityTier === each),
        limit - list.length,
      ),
    );
  }
  return list;
}

function otherKind({ lensColumns: { telecentric } }: PreparedCatalogue, families: Families): Family | undefined {
  const best = families.ranked().next().value;
  return best && families.ranked(({ lens }) => telecentric[lens] !== telecentric[best.rank.lens]).next().value;
}
