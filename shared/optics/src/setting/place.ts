import type { FixedLens, Lens } from '../model/parts/lens';
import type { Requirements } from '../model/task/requirements';
import { fixedWorkingDistanceRange } from '../physics/lens/fixed-magnification';
import type { CameraFacts } from './camera-facts';
import type { LensFacts } from './lens-facts';
import { bodyLengthMm, leastOfFixed, mostOfFixed } from './object-to-sensor';
import { placeFocal } from './place-focal';
import type { Band, Placed, WantedMagnification } from './setting';

const exactly = (value: number): Band => ({ low: value, nominal: value, high: value });

export function place(need: Requirements, lens: Lens, facts: LensFacts, wanted: WantedMagnification): Placed {
  return lens.kind === 'fixed' ? placeFixed(need, lens, wanted) : placeFocal(need, lens, facts, wanted);
}

/** The long side of the sensor along whichever side of the field lets it be seen larger; not turned where both are alike. */
export function orient(need: Requirements, camera: CameraFacts): { orientation: 0 | 90; most: number } {
  if (need.lineScan) return { orientation: 0, most: camera.widthMm / need.fieldWidthMm };
  const straight = Math.min(camera.widthMm / need.fieldWidthMm, camera.heightMm / need.fieldHeightMm);
  const turned = Math.min(camera.heightMm / need.fieldWidthMm, camera.widthMm / need.fieldHeightMm);
  return turned > straight * (1 + 1e-9) ? { orientation: 90, most: turned } : { orientation: 0, most: straight };
}

function placeFixed(need: Requirements, lens: FixedLens, { most }: WantedMagnification): Placed {
  const range = lens.magnificationRange;
  const magnification = range ? Math.min(range.max, Math.max(range.min, most)) : lens.magnification;
  return {
    magnification: exactly(magnification),
    workingDistanceMm: lens.workingDistanceMm === null ? null : exactly(within(need, lens, lens.workingDistanceMm)),
    objectDistanceMm: null,
    focus: lens.workingDistanceMm === null ? 'unknown' : 'reached',
    ringMm: 0,
    ringPieces: 0,
  };
}

/** The end of the allowed range if the lens' own tolerance reaches it, else as printed. */
function within(need: Requirements, lens: FixedLens, printedMm: number): number {
  const bodyMm = need.tied ? bodyLengthMm(lens) : Number.NaN;
  const asked = Math.min(mostOfFixed(need, bodyMm), Math.max(leastOfFixed(need, bodyMm), printedMm));
  const { nearMm, farMm } = fixedWorkingDistanceRange(printedMm);
  return asked >= nearMm && asked <= farMm ? asked : printedMm;
}
