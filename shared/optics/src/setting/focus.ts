import { extension } from '../physics/rings/extension';
import type { LensNumbers } from './lens-numbers';
import type { Setting } from './setting';
import { thinnestStack } from './thinnest-stack';

/** Whether a focused lens focuses at a working distance, and with which stack of rings. */
export function focusOf(
  { focalLengthMm, minDistanceMm }: LensNumbers,
  magnification: number,
  workingDistanceMm: number,
): Pick<Setting, 'focus' | 'ringMm' | 'ringPieces'> {
  if (Number.isNaN(minDistanceMm)) return { focus: 'unknown', ringMm: 0, ringPieces: 0 };
  if (!needsRing(minDistanceMm, workingDistanceMm)) return { focus: 'reached', ringMm: 0, ringPieces: 0 };
  const extensionMm = extension.compute({ focalLengthMm, magnification });
  // At its closest setting the lens has its largest magnification without a ring, for an object farther away.
  const beyondClosestMm = focalLengthMm / magnification + minDistanceMm - workingDistanceMm;
  const ownMm = extension.compute({ focalLengthMm, magnification: focalLengthMm / beyondClosestMm });
  const stack = thinnestStack(extensionMm - ownMm, extensionMm, focalLengthMm);
  return stack
    ? { focus: 'reached', ringMm: stack.thicknessMm, ringPieces: stack.piecesMm.length }
    : { focus: 'out-of-reach', ringMm: 0, ringPieces: 0 };
}

/** Whether the object is nearer than the lens focuses by itself; false where its shortest distance is not stated (NaN). */
export const needsRing = (minDistanceMm: number, workingDistanceMm: number): boolean =>
  workingDistanceMm < minDistanceMm * (1 - 1e-9);
