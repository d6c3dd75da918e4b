import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import { allMisses } from '../../setting/misses';
import { type PreparedCatalogue, seriesName } from '../catalogue/prepared-catalogue';
import { feasibilityTierOf, isOpenTier } from '../score/feasibility-tier';
import { figuresOf } from '../score/pair-figures';
import { compareRanks, type Rank } from '../score/ranking';
import { scoreOf } from '../score/score';
import { searchedSetting } from '../score/searched-setting';
import { undecidedChecks } from '../score/undecided';
import { type SolvedSystem, settledSystem } from './solved-system';

export interface SystemFamily {
  /** Feasible systems, the best first, up to the limit. Their `variants` are 0, because the variants are listed here. */
  systems: readonly SolvedSystem[];
  feasible: number;
  /** Number of them with data for every deciding check. */
  decided: number;
}

/**
 * Lists the systems of one row of `solveSystems`: every camera of its sensor with every lens of its series that meets the task,
 * on the same side of the chosen direction as the row.
 */
export function familyOf(
  need: Requirements,
  catalogue: PreparedCatalogue,
  row: { cameraId: number; lensId: number },
  limit: number,
): SystemFamily {
  const camera = catalogue.cameras.find(({ id }) => id === row.cameraId);
  const lens = catalogue.lenses.find(({ id }) => id === row.lensId);
  if (!camera || !lens) return { systems: [], feasible: 0, decided: 0 };
  const relaxed = scoreOf(need, camera, lens, searchedSetting(need, camera, lens)).relaxed;
  const ranks = ranksOf(need, catalogue, sensorOf(camera), seriesName(lens)).filter(rank => rank.relaxed === relaxed);
  // The row itself is the first, also where another distance lets a variant score better by less than one sees.
  const isRow = ({ camera: c, lens: l }: Rank) => catalogue.cameras[c] === camera && catalogue.lenses[l] === lens;
  ranks.sort((a, b) => Number(isRow(b)) - Number(isRow(a)) || compareRanks(a, b));
  const settled = (rank: Rank) => {
    const pair = { camera: catalogue.cameras[rank.camera] as Camera, lens: catalogue.lenses[rank.lens] as Lens };
    const setting = searchedSetting(need, pair.camera, pair.lens);
    return settledSystem(need, catalogue, { ...pair, setting, variants: 0 });
  };
  return {
    systems: ranks.slice(0, limit).map(settled),
    feasible: ranks.length,
    decided: ranks.filter(({ feasibilityTier }) => !isOpenTier(feasibilityTier)).length,
  };
}

function ranksOf(
  need: Requirements,
  { cameras, lenses, sensors }: PreparedCatalogue,
  sensor: string,
  series: string,
): Rank[] {
  return cameras.flatMap((camera, cameraIndex) => {
    if (sensorOf(camera) !== sensor) return [];
    return lenses.flatMap((lens, lensIndex): Rank[] => {
      if (seriesName(lens) !== series) return [];
      const setting = searchedSetting(need, camera, lens);
      if (allMisses(need, camera, lens, setting).length > 0) return [];
      const { total, relaxed, excess, volumeMm3 } = scoreOf(need, camera, lens, setting);
      const undecided = undecidedChecks(need, camera, lens).length > 0;
      const feasibilityTier = feasibilityTierOf(need, undecided, figuresOf(need, lens, setting), sensors.length === 1);
      return [{ feasibilityTier, relaxed, score: total, excess, volumeMm3, camera: cameraIndex, lens: lensIndex }];
    });
  });
}

const sensorOf = ({ kind, pixelsH, pixelsV, pixelSizeUm }: Camera) => `${kind} ${pixelsH} ${pixelsV} ${pixelSizeUm}`;
