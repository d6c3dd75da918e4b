import type { Camera } from '../../model/parts/camera';
import type { Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import type { SolvedSystem } from '../report/solved-system';
import { withinClass } from './cost-class';
import { systemCost } from './system-cost';

/** Systems above a cost class are not listed. */
export interface CostLimit {
  /** 1 to 5, as `CostClass`. */
  most: number;
  /** The light that the visitor has, which is then part of every system. */
  light?: Light | undefined;
}

/** Whether camera and lens alone are within the limit: a light only adds to it. False where the cost cannot be estimated. */
export const partsWithin = (limit: CostLimit, camera: Camera, lens: Lens): boolean =>
  withinClass(limit.most, systemCost({ camera, lens }).costClass);

/** Whether a system is within the limit with its first light and grabber, as its row tells the class. */
export const systemWithin = (limit: CostLimit, { camera, lens, lights, link }: SolvedSystem): boolean =>
  withinClass(
    limit.most,
    systemCost({
      camera,
      lens,
      light: limit.light ?? lights[0]?.light,
      grabber: link.grabbers[0]?.grabber,
    }).costClass,
  );
