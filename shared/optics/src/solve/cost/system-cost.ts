import type { Camera } from '../../model/parts/camera';
import type { Grabber } from '../../model/parts/grabber';
import { isPlaceholder } from '../../model/parts/is-placeholder';
import type { Lens } from '../../model/parts/lens';
import type { Light } from '../../model/parts/light';
import { linkInterface } from '../../physics/link/interfaces';
import { cameraFacts } from '../../setting/camera-facts';
import { cameraCost } from './camera-cost';
import { type ClassedCost, type CostClass, classed, costClassOf } from './cost-class';
import { lensCost } from './lens-cost';
import { lightCost } from './light-cost';
import { priced } from './priced';

export interface PartCost extends ClassedCost {
  role: 'camera' | 'lens' | 'light' | 'grabber';
}

export interface SystemCost {
  /** Of the parts that can be estimated; null where camera or lens cannot. */
  costClass: CostClass | null;
  points: number | null;
  parts: readonly PartCost[];
}

/** Cost points of a frame grabber: base, and per GB/s of the link that it takes. */
const grabberRule = { base: 4, perGBs: 1.5, assumedGBs: 1.2 } as const;

/** Cost of the grabber that the link of a camera needs; 0 where none is needed. */
function grabberPoints(camera: Camera): number {
  const host = camera.link === null ? undefined : linkInterface(camera.link)?.host;
  if (host !== 'grabber') return 0;
  const linkMBs = cameraFacts(camera).linkMBs;
  return grabberRule.base + grabberRule.perGBs * (linkMBs === null ? grabberRule.assumedGBs : linkMBs / 1000);
}

/** Cost points of a camera with the grabber that its link needs. */
export function cameraWithCard(camera: Camera): number | null {
  const { points } = cameraCost(camera);
  return points === null ? null : points + grabberPoints(camera);
}

interface Costed {
  camera: Camera;
  lens: Lens;
  light?: Light | null | undefined;
  grabber?: Grabber | null | undefined;
}

/** Cost of a system, where the link of its camera needs one with a grabber. A part that is not chosen yet costs nothing. */
export function systemCost({ camera, lens, light, grabber }: Costed): SystemCost {
  const card = isPlaceholder(camera) ? 0 : grabberPoints(camera);
  const cardCost = (grabber && priced(grabber)) ?? { points: card, why: '按链路带宽', priced: false };
  const parts: PartCost[] = [
    ...(isPlaceholder(camera) ? [] : [{ role: 'camera' as const, ...classed(cameraCost(camera)) }]),
    ...(isPlaceholder(lens) ? [] : [{ role: 'lens' as const, ...classed(lensCost(lens)) }]),
    ...(light ? [{ role: 'light' as const, ...classed(lightCost(light)) }] : []),
    ...(card > 0 ? [{ role: 'grabber' as const, ...classed(cardCost) }] : []),
  ];
  const unknown = parts.length === 0 || parts.some(({ role, points }) => points === null && role !== 'light');
  const points = unknown ? null : parts.reduce((sum, part) => sum + (part.points ?? 0), 0);
  return { costClass: points === null ? null : costClassOf(points), points, parts };
}
