import { sensorOf } from './data-sheet';
import type { Demand, Finding, Offer } from './offer';

/** One possible state of a system: a sheet may leave open where in the lens the principal plane lies. */
export interface Placing {
  magnification: number;
  /** Along the object's width and height. */
  sensorMm: readonly number[];
  imageMm: readonly number[];
}

/** The typical placing first, then the others that a sheet leaves possible, each at the best permitted distance. */
export function opticsOf(demand: Demand, offer: Offer): { placings: readonly Placing[] } {
  const { lens, turned } = offer;
  const sensorMm = turned ? sensorOf(offer.camera).toReversed() : sensorOf(offer.camera);
  const placed = (magnification: number): Placing => ({
    magnification,
    sensorMm,
    imageMm: demand.objectMm.map(side => side * magnification),
  });
  if (typeof lens.magnification === 'number') return { placings: [placed(lens.magnification)] };
  if (offer.distanceMm === null) return { placings: [] };
  const f = Number(lens.focalLengthMm);
  const at = (distance: number, depth: number) => f / (distance + depth - f);
  // The principal plane lies between the front of the lens and 0.7 f behind it; the installer moves the camera until
  // the field is right.
  const [from, to] = demand.distanceMm;
  const best = Math.min(...sensorMm.map((side, axis) => side / ((demand.objectMm[axis] ?? 0) * wide(demand))));
  const moved = (depth: number) => at(Math.min(to, Math.max(from, f * (1 + 1 / best) - depth)), depth);
  return { placings: [at(offer.distanceMm, 0.35 * f), moved(0), moved(0.7 * f)].map(placed) };
}

const wide = ({ marginPct }: Demand) => 1 + marginPct / 100;

/** The barrel focuses down to its shortest distance; nearer only with rings, which have their own range. */
export function focusedAt({ lens, distanceMm, ringMm }: Offer, placing: Placing | null): Finding {
  if (typeof lens.magnification === 'number') return distanceMm === null ? 'unstated' : 'holds';
  const closest = lens.minObjectDistanceMm;
  if (typeof closest !== 'number' || distanceMm === null || placing === null) return 'unstated';
  if (distanceMm * 1.0005 >= closest) return ringMm === 0 ? 'holds' : 'lacking';
  const f = Number(lens.focalLengthMm);
  const extension = f * placing.magnification;
  const ownTravel = f ** 2 / (closest + 0.35 * f - f);
  const short = extension - ownTravel;
  return ringMm >= short - 0.1 && ringMm <= extension + 0.1 ? 'reservation' : 'lacking';
}
