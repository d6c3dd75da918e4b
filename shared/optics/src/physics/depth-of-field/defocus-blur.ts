import { beyondFocus } from '../../formula/beyond-focus';
import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const heightOffsetMm = { symbol: 'Δz', label: '离焦量（远离镜头为正）', unit: 'mm', min: -1_000_000, max: 1_000_000 };

/** Diameter of the blur disc in the image, µm, for a point before (−) or behind (+) the plane in focus. */
export const defocusBlur = defineFormula<{
  focalLengthMm: number;
  fNumber: number;
  objectDistanceMm: number;
  heightOffsetMm: number;
}>({
  symbol: 'B',
  label: '离焦弥散圆',
  unit: 'µm',
  expression: '1000 × f ÷ F × f ÷ (a − f) × |Δz| ÷ (a + Δz)',
  inputs: {
    focalLengthMm: quantity.focalLengthMm,
    fNumber: quantity.fNumber,
    objectDistanceMm: quantity.objectDistanceMm,
    heightOffsetMm,
  },
  source: source.textbook,
  relation: inputs =>
    beyondFocus(inputs.objectDistanceMm, inputs.focalLengthMm) ??
    beyondFocus(
      inputs.objectDistanceMm + inputs.heightOffsetMm,
      inputs.focalLengthMm,
      'heightOffsetMm',
      '离焦处的物距',
    ),
  compute: ({ focalLengthMm, fNumber, objectDistanceMm, heightOffsetMm }) =>
    ((1000 * focalLengthMm) / fNumber) *
    (focalLengthMm / (objectDistanceMm - focalLengthMm)) *
    (Math.abs(heightOffsetMm) / (objectDistanceMm + heightOffsetMm)),
});

/** The same for a lens of fixed magnification that is telecentric on the object side, µm. */
export const telecentricDefocusBlur = defineFormula<{
  effectiveFNumber: number;
  magnification: number;
  heightOffsetMm: number;
}>({
  symbol: 'B',
  label: '离焦弥散圆（远心）',
  unit: 'µm',
  expression: '1000 × |Δz| × m² ÷ F_eff',
  inputs: { effectiveFNumber: quantity.effectiveFNumber, magnification: quantity.magnification, heightOffsetMm },
  source: source.textbook,
  compute: ({ effectiveFNumber, magnification, heightOffsetMm }) =>
    (1000 * Math.abs(heightOffsetMm) * magnification ** 2) / effectiveFNumber,
});
