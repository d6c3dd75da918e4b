import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Requirements } from '../../model/task/requirements';
import type { CheckId } from '../../model/verdict/check';
import type { Setting } from '../../setting/setting';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { type Score, scoreOf } from '../score/score';
import { undecidedChecks } from '../score/undecided';
import { type LightChoice, lightsFor } from './lights-for';
import { type LinkHardware, linkHardwareFor } from './link-hardware';

/** A camera and a lens that meet the task, in the setting that scores best. */
export interface RankedSystem {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  /** Number of systems of the same sensor and series of lenses that rank behind it; `familyOf` lists them. */
  variants: number;
}

/** The same with light, link hardware and score. */
export interface SolvedSystem extends RankedSystem {
  score: Score;
  /** Deciding checks with verdict 未知, whose data the maker has to state; empty for a first recommendation. */
  undecided: readonly CheckId[];
  /** The best first; empty when no light of the catalogue suits the chosen technique. */
  lights: readonly LightChoice[];
  link: LinkHardware;
}

/** Everything that an answer tells of a system; it depends on no other one. */
export function settledSystem(
  need: Requirements,
  { lights, grabbers }: Pick<PreparedCatalogue, 'lights' | 'grabbers'>,
  system: RankedSystem,
): SolvedSystem {
  const { camera, lens, setting } = system;
  return {
    ...system,
    score: scoreOf(need, camera, lens, setting),
    undecided: undecidedChecks(need, camera, lens),
    lights: lightsFor(need, system, lights),
    link: linkHardwareFor(need, system, grabbers),
  };
}
