import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';
import { ownRule } from '../../formula/sources/own-rule';
import { thinLensMagnification } from './thin-lens';

/** Field of view of a lens with a printed magnification (macro, telecentric), mm. Exact for any internal design. */
export const fieldOfViewAtMagnification = defineFormula<{ sensorSideMm: number; magnification: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: 'S ÷ m',
  inputs: { sensorSideMm: quantity.sensorSideMm, magnification: quantity.magnification },
  source: source.telecentricLens,
  compute: inputs => inputs.sensorSideMm / inputs.magnification,
});

/** Tolerance of the working distance of such a lens, percent of the printed figure. */
export const fixedWorkingDistanceTolerance = {
  pct: 3,
  source: ownRule('定倍镜头的工作距离按标称值 ±3 % 使用'),
} as const;

/** Usable range of the working distance around the printed figure, mm. */
export const fixedWorkingDistanceRange = (workingDistanceMm: number) => ({
  nearMm: workingDistanceMm * (1 - fixedWorkingDistanceTolerance.pct / 100),
  farMm: workingDistanceMm * (1 + fixedWorkingDistanceTolerance.pct / 100),
});

export interface MagnificationInUse {
  value: number;
  basis: 'printed' | 'thin-lens';
}

/**
 * Magnification of a lens. A printed one takes precedence, because the principal planes of macro and telecentric lenses may be
 * anywhere. Null when neither is known.
 * @throws OpticsInputError when the object is within the focal length
 */
export function magnificationInUse(lens: {
  printedMagnification: number | null;
  focalLengthMm: number | null;
  objectDistanceMm: number | null;
}): MagnificationInUse | null {
  const { printedMagnification, focalLengthMm, objectDistanceMm } = lens;
  if (printedMagnification !== null) return { value: printedMagnification, basis: 'printed' };
  if (focalLengthMm === null || objectDistanceMm === null) return null;
  return { value: thinLensMagnification({ focalLengthMm, objectDistanceMm }), basis: 'thin-lens' };
}
