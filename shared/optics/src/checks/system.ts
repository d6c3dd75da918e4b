import type { Camera } from '../parts/camera';
import type { Grabber } from '../parts/grabber';
import type { Lens } from '../parts/lens';
import type { Light } from '../parts/light';
import type { Setting } from '../setting/setting';
import type { Requirements } from '../task/requirements';
import type { Check } from './check';

/** What is checked together. */
export interface System {
  camera: Camera;
  lens: Lens;
  setting: Setting;
  light?: Light | null | undefined;
  /** Of the light above the object, mm, or behind it for back light; leave out while it is not decided. */
  lightHeightMm?: number | null | undefined;
  grabber?: Grabber | null | undefined;
}

export type SystemCheck = (need: Requirements, system: System) => Check;
