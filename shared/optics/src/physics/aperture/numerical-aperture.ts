import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Numerical aperture on the object side. */
export const objectNumericalAperture = defineFormula<{ magnification: number; effectiveFNumber: number }>({
  symbol: 'NA',
  label: '物方数值孔径',
  unit: '',
  expression: 'm ÷ (2 × F_eff)',
  inputs: { magnification: quantity.magnification, effectiveFNumber: quantity.effectiveFNumber },
  source: source.greivenkamp,
  validity: '空气中，不超过 1',
  relation: ({ magnification, effectiveFNumber }) =>
    magnification <= 2 * effectiveFNumber
      ? undefined
      : {
          field: 'effectiveFNumber',
          message: `有效光圈：放大倍率 ${magnification} 时应不小于 ${magnification / 2}，空气中数值孔径不超过 1`,
        },
  compute: ({ magnification, effectiveFNumber }) => magnification / (2 * effectiveFNumber),
});

/** Numerical aperture on the image side. */
export const imageNumericalAperture = defineFormula<{ effectiveFNumber: number }>({
  symbol: 'NA′',
  label: '像方数值孔径',
  unit: '',
  expression: '1 ÷ (2 × F_eff)',
  inputs: { effectiveFNumber: quantity.effectiveFNumber },
  source: source.greivenkamp,
  compute: ({ effectiveFNumber }) => 1 / (2 * effectiveFNumber),
});

/** Effective f-number of a lens whose maker prints the object-side aperture. */
export const effectiveFNumberOfAperture = defineFormula<{ magnification: number; numericalAperture: number }>({
  symbol: 'F_eff',
  label: '有效光圈',
  unit: '',
  expression: 'm ÷ (2 × NA)',
  inputs: {
    magnification: quantity.magnification,
    numericalAperture: { symbol: 'NA', label: '物方数值孔径', unit: '', min: 0.0001, max: 1.6 },
  },
  source: source.greivenkamp,
  compute: ({ magnification, numericalAperture }) => magnification / (2 * numericalAperture),
});
