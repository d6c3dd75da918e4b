import type { Requirements } from '../model/task/requirements';
import type { PreparedCatalogue } from './catalogue/prepared-catalogue';
import type { Families, Family } from './families/families';
import { varied } from './families/varied';
import type { FrontPoint } from './pareto/front';
import { shownFront } from './pareto/shown-front';
import { type LedgerEntry, ledgerOf } from './report/ledger';
import { type NearMiss, nearMisses } from './report/near-misses';
import { type SolvedSystem, settledSystem } from './report/solved-system';
import type { Rank } from './score/ranking';
import { standings } from './score/standing';
import { relaxes } from './sweep/side';
import { sweep } from './sweep/sweep';

export interface SolveOptions {
  /** Systems in the list, one for each sensor with each series of lenses. */
  limit?: number;
  /** Systems of the front in the answer: the best on every axis, then the best ranked. */
  frontLimit?: number;
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
  front: readonly { system: SolvedSystem; point: FrontPoint }[];
  frontSize: number;
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
  { limit = 30, frontLimit = 20, nearLimit = 10, lookAt = 256 }: SolveOptions = {},
): SolvedSystems {
  const { chosen, other, tally } = sweep(need, catalogue, lookAt);
  const relaxed = relaxes(chosen, other);
  const side = relaxed ? other : chosen;
  const feasible = chosen.feasible + other.feasible;
  const decided = chosen.decided + other.decided;
  const settled = new Map<string, SolvedSystem>();
  const settle = (rank: Rank, twins: number) => {
    // Systems of the front are in the list as well, as a rule.
    const key = `${rank.camera} ${rank.lens}`;
    const system = settled.get(key) ?? settledSystem(need, catalogue, rank, twins);
    settled.set(key, system);
    return system.twins === twins ? system : { ...system, twins };
  };
  const show = ({ rank, systems }: Family) => settle(rank, systems - 1);
  const frontier = side.front.ranked();
  const otherLens = otherKind(catalogue, side.families);
  return {
    feasible,
    decided,
    relaxed,
    systems: variedByStanding(side.families, limit).map(show),
    front: shownFront(frontier, frontLimit).map(({ rank, point }) => ({ point, system: settle(rank, 0) })),
    frontSize: frontier.length,
    alternative: otherLens ? show(otherLens) : null,
    ledger: ledgerOf(need, catalogue, tally),
    nearMisses:
      decided === 0
        ? nearMisses(need, catalogue, { limit: nearLimit, lookAt: 4 * lookAt, decidedOnly: feasible > 0 })
        : [],
  };
}

/** Variety is no reason to put what is not known to do all of the task before what is. */
function variedByStanding(families: Families, limit: number): Family[] {
  const list: Family[] = [];
  for (const each of Object.values(standings)) {
    list.push(
      ...varied(
        families.ranked(({ standing }) => standing === each),
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
