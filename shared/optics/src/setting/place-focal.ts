import type { FocalLens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { extensionCap } from '../physics/lens/extension-cap';
import type { PrincipalPlane } from '../physics/lens/principal-plane';
import type { LensFacts } from './lens-facts';
import { bodyLengthMm, workingDistanceOfObjectToSensor } from './object-to-sensor';
import type { Placed, WantedMagnification } from './setting';
import { thinnestStack } from './thinnest-stack';

/** Nearer than this no object can be put before a lens, mm. */
const nearestMm = 1;
/** No lens that is focused is used beyond; keeps figures finite where the object is within the focal length. */
const largestMagnification = 10;

/**
 * A focused lens by the exact thin lens, for each end of what is known of its principal plane. Free distances are set for
 * the field asked for; as far as that brings the lens nearer than it focuses, or extends it beyond what it was made for, a
 * coarser picture is taken if it is still fine enough.
 */
export function placeFocal(
  need: Requirements,
  lens: FocalLens,
  { plane }: LensFacts,
  wanted: WantedMagnification,
): Placed {
  if (!plane) throw new Error('A focused lens has a principal plane');
  const closest = closestMagnification(lens, plane);
  const unforced = Math.min(closest, lens.maxMagnification ?? extensionCap.warnAbove);
  const target = Math.min(wanted.most, Math.max(wanted.least, unforced));
  const f = plane.focalLengthMm;
  const bodyMm = need.tied ? bodyLengthMm(lens) : Number.NaN;
  const near = distanceFor(need, f, target, plane.highMm, bodyMm);
  const middle = distanceFor(need, f, target, plane.nominalMm, bodyMm);
  const far = distanceFor(need, f, target, plane.lowMm, bodyMm);
  const low = magnified(f, near + plane.highMm);
  const nominal = magnified(f, middle + plane.nominalMm);
  const high = magnified(f, far + plane.lowMm);
  const focused = focusOf(lens, f, nominal, middle);
  return {
    magnification: { low: Math.min(low, high), nominal, high: Math.max(low, high) },
    workingDistanceMm: { low: near, nominal: middle, high: far },
    objectDistanceMm: middle + plane.nominalMm,
    focus: focused.focus,
    ringMm: focused.ringMm,
    ringPieces: focused.ringPieces,
  };
}

/** Free distance for a magnification with the principal plane so deep, inside what the task allows. */
function distanceFor(need: Requirements, f: number, magnification: number, offsetMm: number, bodyMm: number): number {
  const free = f * (1 + 1 / magnification) - offsetMm;
  if (need.tied) {
    const most = workingDistanceOfObjectToSensor(need.maxObjectToSensorMm, f, offsetMm, bodyMm);
    const least = workingDistanceOfObjectToSensor(need.minObjectToSensorMm, f, offsetMm, bodyMm);
    const wanted = Math.min(need.maxWorkingDistanceMm, Math.max(need.minWorkingDistanceMm, free));
    return Math.max(nearestMm, Math.min(most, Math.max(least, wanted)));
  }
  return Math.max(nearestMm, Math.min(need.maxWorkingDistanceMm, Math.max(need.minWorkingDistanceMm, free)));
}

function magnified(f: number, objectDistanceMm: number): number {
  const beyond = objectDistanceMm - f;
  return beyond > f / largestMagnification ? f / beyond : largestMagnification;
}

/** At the shortest distance the lens focuses to; Infinity where that is not stated: nothing is counted on. */
export function closestMagnification(lens: FocalLens, plane: PrincipalPlane): number {
  if (lens.minObjectDistanceMm === null) return Number.POSITIVE_INFINITY;
  const beyond = lens.minObjectDistanceMm + plane.nominalMm - plane.focalLengthMm;
  return beyond > 0 ? plane.focalLengthMm / beyond : Number.POSITIVE_INFINITY;
}

/** Whether a lens focuses at a distance, and with which ring. */
export function focusOf(
  lens: FocalLens,
  focalLengthMm: number,
  magnification: number,
  workingDistanceMm: number,
): Pick<Placed, 'focus' | 'ringMm' | 'ringPieces'> {
  const closestMm = lens.minObjectDistanceMm;
  if (closestMm === null) return { focus: 'unknown', ringMm: 0, ringPieces: 0 };
  if (workingDistanceMm >= closestMm * (1 - 1e-9)) return { focus: 'reached', ringMm: 0, ringPieces: 0 };
  const extensionMm = focalLengthMm * magnification;
  // What the lens moves by itself when set to its closest; the same share of it as of the distances.
  const travelMm = extensionMm - ownTravelShortOf(lens, focalLengthMm, magnification, workingDistanceMm);
  const stack = thinnestStack(extensionMm - travelMm, extensionMm, focalLengthMm);
  return stack
    ? { focus: 'reached', ringMm: stack.thicknessMm, ringPieces: stack.piecesMm.length }
    : { focus: 'out-of-reach', ringMm: 0, ringPieces: 0 };
}

/** Extension that is missing at this distance with the lens at its closest setting, mm. */
function ownTravelShortOf(lens: FocalLens, f: number, magnification: number, workingDistanceMm: number): number {
  const beyondHere = f / magnification;
  const beyondClosest = beyondHere + ((lens.minObjectDistanceMm ?? workingDistanceMm) - workingDistanceMm);
  return f * magnification - f * (f / beyondClosest);
}
