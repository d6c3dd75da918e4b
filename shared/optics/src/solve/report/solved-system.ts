import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { CheckId } from '../../model/verdict/check';
import type { Setting } from '../../setting/setting';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import type { Rank } from '../score/ranking';
import { type Score, scoreOf } from '../score/score';
import { undecidedChecks } from '../score/undecided';
import { type LightChoice, lightsFor } from './lights-for';
import { type LinkHardware, linkHardwareFor } from './link-hardware';

/** A camera and a lens that meet the task, with light, link hardware and score. */
export interface SolvedSystem {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  score: Score;
  /** Deciding checks with verdict 未知, whose data the maker has to state; empty for a first recommendation. */
  undecided: readonly CheckId[];
  /** Number of systems of the same sensor and series of lenses that rank behind it; `familyOf` lists them. */
  variants: number;
  /** The best first; empty when no light of the catalogue suits the chosen technique. */
  lights: readonly LightChoice[];
  link: LinkHardware;
}

/** @param setting of the pair, as `searchedSetting` finds it */
export function settledSystem(
  need: Requirements,
  { cameras, lenses, lights, grabbers }: PreparedCatalogue,
  rank: Pick<Rank, 'camera' | 'lens'>,
  setting: Setting,
  variants: number,
): SolvedSystem {
  const camera = cameras[rank.camera] as Camera;
  const lens = lenses[rank.lens] as Lens;
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
