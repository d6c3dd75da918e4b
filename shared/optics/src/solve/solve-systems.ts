import type { Requirements } from '../model/task/requirements';
import type { Setting } from '../setting/setting';
import type { PreparedCatalogue } from './catalogue/prepared-catalogue';
import { type RankedSystems, type RankOptions, rankSystems } from './rank-systems';
import { type Rejections, type RejectionsOptions, rejectionsOf } from './report/rejections';
import { type RankedSystem, type SolvedSystem, settledSystem } from './report/solved-system';

export type SolveOptions = RankOptions & RejectionsOptions;

export type SolvedSystems = RankedSystems<SolvedSystem> & Rejections;

/** Solves a task over a catalogue: ranked systems, their trade-offs, and the reasons for rejections. */
export function solveSystems(
  need: Requirements,
  catalogue: PreparedCatalogue,
  options: SolveOptions = {},
): SolvedSystems {
  const { tally, ...ranked } = rankSystems(need, catalogue, options);
  const settled = new Map<Setting, SolvedSystem>();
  const settle = (system: RankedSystem) => {
    // Most systems of the front are in the list as well, in the same setting.
    const known = settled.get(system.setting) ?? settledSystem(need, catalogue, system);
    settled.set(system.setting, known);
    return known.variants === system.variants ? known : { ...known, variants: system.variants };
  };
  return {
    ...ranked,
    systems: ranked.systems.map(settle),
    paretoFront: ranked.paretoFront.map(({ point, system }) => ({ point, system: settle(system) })),
    alternative: ranked.alternative && settle(ranked.alternative),
    ...rejectionsOf(need, catalogue, { ...ranked, tally }, options),
  };
}
