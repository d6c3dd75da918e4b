import type { Camera } from '../../model/parts/camera';
import type { Grabber } from '../../model/parts/grabber';
import type { Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { Requirements } from '../../model/task/requirements';
import type { Check } from '../../model/verdict/check';
import type { Setting } from '../../setting/setting';

/** Parts, setting and surroundings that are checked together. */
export interface System {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  light?: Light | null | undefined;
  /** Height of the light above the object, mm, or its distance behind the object for back light; absent: undecided. */
  lightHeightMm?: number | null | undefined;
  grabber?: Grabber | null | undefined;
}

export type SystemCheck = (need: Requirements, system: System) => Check;
