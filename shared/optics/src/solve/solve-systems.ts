import type { Requirements } from '../task/requirements';
import type { FrontPoint } from './front';
import { type LedgerEntry, ledgerOf } from './ledger';
import { type NearMiss, nearMisses } from './near-misses';
import type { PreparedCatalogue } from './prepared-catalogue';
import { type SolvedSystem, settledSystem } from './solved-system';
import { sweep } from './sweep';
import type { Twins } from './twins';

export interface SolveOptions {
  /** Systems in the list, one for each pair of series. */
  limit?: number;
  /** Systems of the front in the answer, the best ranked first. */
  frontLimit?: number;
  /** Near misses when nothing does the task. */
  nearLimit?: number;
  /** Pairs that are looked at for each check, in search of the nearest that fails only there. */
  lookAt?: number;
}

export interface SolvedSystems {
  /** How many systems of camera and lens do the task. */
  feasible: number;
  /** 方向放宽: nothing lies on the side that was chosen, the list is of the other one. */
  relaxed: boolean;
  systems: readonly SolvedSystem[];
  /** No system is better on one axis without being worse on another. */
  front: readonly { system: SolvedSystem; point: FrontPoint }[];
  frontSize: number;
  /** The best with the other kind of lens: a normal one beside telecentric ones, and the reverse. */
  alternative: SolvedSystem | null;
  ledger: readonly LedgerEntry[];
  /** Only when nothing does the task: what comes nearest, and what it misses. Never offered as a solution. */
  nearMisses: readonly NearMiss[];
}

/** Whole systems for a task over a catalogue: ranked, with their trade-offs, and why the others are not among them. */
export function solveSystems(
  need: Requirements,
  catalogue: PreparedCatalogue,
  { limit = 30, frontLimit = 20, nearLimit = 10, lookAt = 256 }: SolveOptions = {},
): SolvedSystems {
  const { twins, front, tally, feasible } = sweep(need, catalogue, lookAt);
  const relaxed = feasible > 0 && !twins.anyOnSide();
  const ranked = twins.ranked(relaxed);
  const show = (each: Twins) => settledSystem(need, catalogue, each.rank, (relaxed ? each.relaxed : each.onSide) - 1);
  const frontier = front.ranked(relaxed);
  const other = ranked[0] && otherKind(catalogue, ranked[0], ranked);
  return {
    feasible,
    relaxed,
    systems: ranked.slice(0, limit).map(show),
    front: frontier
      .slice(0, frontLimit)
      .map(({ rank, point }) => ({ point, system: settledSystem(need, catalogue, rank, 0) })),
    frontSize: frontier.length,
    alternative: other ? show(other) : null,
    ledger: ledgerOf(need, catalogue, tally),
    nearMisses: feasible === 0 ? nearMisses(need, catalogue, { limit: nearLimit, lookAt: 4 * lookAt }) : [],
  };
}

function otherKind({ lenses }: PreparedCatalogue, best: Twins, ranked: readonly Twins[]): Twins | undefined {
  const telecentric = ({ rank }: Twins) => {
    const lens = lenses[rank.lens];
    return lens?.kind === 'fixed' && lens.telecentric !== null;
  };
  return ranked.find(each => telecentric(each) !== telecentric(best));
}
