import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Diameter of the Airy disc in the image, µm: the smallest spot of any lens at this f-number. */
export const airyDiameter = defineFormula<{ wavelengthNm: number; effectiveFNumber: number }>({
  symbol: 'Ø_A',
  label: '艾里斑直径',
  unit: 'µm',
  expression: '2.44 × λ × F_eff ÷ 1000',
  inputs: { wavelengthNm: quantity.wavelengthNm, effectiveFNumber: quantity.effectiveFNumber },
  source: source.airy,
  compute: ({ wavelengthNm, effectiveFNumber }) => (2.44 * wavelengthNm * effectiveFNumber) / 1000,
});

/** Effective f-number at which the Airy disc has a width in pixels. Sharpness starts to decrease at 2 pixels. */
export const fNumberForAiry = defineFormula<{ airyPixels: number; pixelSizeUm: number; wavelengthNm: number }>({
  symbol: 'F_eff',
  label: '艾里斑达到给定像元数时的有效光圈',
  unit: '',
  expression: '1000 × n × p ÷ (2.44 × λ)',
  inputs: {
    airyPixels: { symbol: 'n', label: '艾里斑占像元数', unit: 'px', min: 0.1, max: 20 },
    pixelSizeUm: quantity.pixelSizeUm,
    wavelengthNm: quantity.wavelengthNm,
  },
  source: source.airy,
  compute: ({ airyPixels, pixelSizeUm, wavelengthNm }) => (1000 * airyPixels * pixelSizeUm) / (2.44 * wavelengthNm),
});

/** Smallest resolved distance of two points on the object (Rayleigh), µm. */
export const twoPointResolution = defineFormula<{ wavelengthNm: number; numericalAperture: number }>({
  symbol: 'δ',
  label: '两点分辨距离（物方）',
  unit: 'µm',
  expression: '0.61 × λ ÷ NA ÷ 1000',
  inputs: {
    wavelengthNm: quantity.wavelengthNm,
    numericalAperture: { symbol: 'NA', label: '物方数值孔径', unit: '', min: 0.0001, max: 1.6 },
  },
  source: source.bornWolf,
  compute: ({ wavelengthNm, numericalAperture }) => (0.61 * wavelengthNm) / numericalAperture / 1000,
});

/** Cut-off frequency of a perfect lens, lp/mm in the image. */
export const cutOffFrequency = defineFormula<{ wavelengthNm: number; effectiveFNumber: number }>({
  symbol: 'ν_c',
  label: '衍射截止频率',
  unit: 'lp/mm',
  expression: '10⁶ ÷ (λ × F_eff)',
  inputs: { wavelengthNm: quantity.wavelengthNm, effectiveFNumber: quantity.effectiveFNumber },
  source: source.goodman,
  compute: ({ wavelengthNm, effectiveFNumber }) => 1e6 / (wavelengthNm * effectiveFNumber),
});
