import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/**
 * Depth of field, mm, near and far part together, where it is small relative to the distance. At 0.005× it is 23 % too small.
 */
export const closeUpDepth = defineFormula<{ circleOfConfusionMm: number; fNumber: number; magnification: number }>({
  symbol: 'DOF',
  label: '景深（近摄，对称）',
  unit: 'mm',
  expression: '2 × C × F × (1 + m) ÷ m²',
  inputs: {
    circleOfConfusionMm: quantity.circleOfConfusionMm,
    fNumber: quantity.fNumber,
    magnification: quantity.magnification,
  },
  source: source.sukDepth,
  validity: '景深远小于物距；否则用近界与远界',
  compute: ({ circleOfConfusionMm, fNumber, magnification }) =>
    (2 * circleOfConfusionMm * fNumber * (1 + magnification)) / magnification ** 2,
});

/** The same by the effective f-number, mm, for telecentric and macro lenses, whose makers print it (WF/N). */
export const fixedMagnificationDepth = defineFormula<{
  circleOfConfusionMm: number;
  effectiveFNumber: number;
  magnification: number;
}>({
  symbol: 'DOF',
  label: '景深（定倍镜头）',
  unit: 'mm',
  expression: '2 × C × F_eff ÷ m²',
  inputs: {
    circleOfConfusionMm: quantity.circleOfConfusionMm,
    effectiveFNumber: quantity.effectiveFNumber,
    magnification: quantity.magnification,
  },
  source: source.sukDepth,
  compute: ({ circleOfConfusionMm, effectiveFNumber, magnification }) =>
    (2 * circleOfConfusionMm * effectiveFNumber) / magnification ** 2,
});

/**
 * Depth that diffraction alone leaves sharp, mm on the object side: within it, defocus costs less than a quarter of a wave. It is
 * larger than the geometric one where the Airy disc is wider than 1.22 circles of confusion; with the circles of photographs that is
 * from a magnification of about 1 on, with pixels of 2 to 5 µm from F2 to F5 on, whatever the magnification.
 */
export const waveDepth = defineFormula<{ wavelengthNm: number; numericalAperture: number }>({
  symbol: 'DOF_λ',
  label: '波动光学景深',
  unit: 'mm',
  expression: 'λ × 10⁻⁶ ÷ NA²',
  inputs: {
    wavelengthNm: quantity.wavelengthNm,
    numericalAperture: { symbol: 'NA', label: '物方数值孔径', unit: '', min: 0.0001, max: 1.6 },
  },
  source: source.nikonDepth,
  validity: '与几何景深取大者或相加；艾里斑大于 1.22 个弥散圆时它较大',
  compute: ({ wavelengthNm, numericalAperture }) => (wavelengthNm * 1e-6) / numericalAperture ** 2,
});
