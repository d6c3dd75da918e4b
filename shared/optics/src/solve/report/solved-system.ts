import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { CheckId } from '../../model/verdict/check';
import { nearestSetting } from '../../setting/nearest-setting';
import type { Setting } from '../../setting/setting';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import type { Rank } from '../score/ranking';
import { type Score, scoreOf } from '../score/score';
import { undecidedChecks } from '../score/undecided';
import { type LightChoice, lightsFor } from './lights-for';
import { type LinkHardware, linkHardwareFor } from './link-hardware';

/** A camera and a lens that do the task, with all that goes with them. */
export interface SolvedSystem {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  score: Score;
  /** Deciding checks without data: 未知, to be asked of the maker; none of a first recommendation. */
  undecided: readonly CheckId[];
  /** Systems of the same sensor and series of lenses that rank behind it: `familyOf` lists them. */
  variants: number;
  /** The best first; empty when no light of the catalogue works the chosen way. */
  lights: readonly LightChoice[];
  link: LinkHardware;
}

export function settledSystem(
  need: Requirements,
  { cameras, lenses, lights, grabbers }: PreparedCatalogue,
  rank: Rank,
  variants: number,
): SolvedSystem {
  const camera = cameras[rank.camera] as Camera;
  const lens = lenses[rank.lens] as Lens;
  const setting = nearestSetting(need, camera, lens);
  const system = { camera, lens, setting };
  return {
    ...system,
    score: scoreOf(need, camera, lens, setting),
    undecided: undecidedChecks(need, camera, lens),
    variants,
    lights: lightsFor(need, system, lights),
    link: linkHardwareFor(need, system, grabbers),
  };
}
