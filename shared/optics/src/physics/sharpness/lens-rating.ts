import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { ownRule } from '../../formula/sources/own-rule';

/**
 * Design pixel of a lens, µm, from its megapixel rating and the format of the rating: a 5 MP lens for 2/3″ resolves 3.4 µm.
 * Lenses are compared by this pixel, never by megapixels.
 */
export const ratedPixelSize = defineFormula<{
  sensorWidthMm: number;
  sensorHeightMm: number;
  ratedMegapixels: number;
}>({
  symbol: 'p_lens',
  label: '镜头标称像素对应的像元',
  unit: 'µm',
  expression: '√(W × H ÷ MP)',
  inputs: {
    sensorWidthMm: { ...quantity.sensorWidthMm, label: '标称靶面宽' },
    sensorHeightMm: { ...quantity.sensorHeightMm, label: '标称靶面高' },
    ratedMegapixels: { symbol: 'MP', label: '标称像素', unit: '百万像素', min: 0.1, max: 1000 },
  },
  source: ownRule('镜头的“几百万像素”折算为像元'),
  compute: inputs => Math.sqrt((inputs.sensorWidthMm * inputs.sensorHeightMm) / inputs.ratedMegapixels),
});

/** Contrast of a rated number of line pairs where the maker does not state it (MTF30). */
export const usualRatedContrast = 0.3;

/**
 * Contrast of a real lens from its rated line pairs: a Gaussian curve through the rated contrast at the rated frequency. It
 * contains the diffraction at the f-number of the rating. Multiply by the diffraction only at larger f-numbers; otherwise the
 * product is too low.
 */
export const ratedLensMtf = defineFormula<{ frequencyLpMm: number; ratedLpMm: number; ratedContrast: number }>({
  symbol: 'MTF_l',
  label: '镜头 MTF',
  unit: '',
  expression: 'c^((ν ÷ ν_r)²)',
  inputs: {
    frequencyLpMm: quantity.frequencyLpMm,
    ratedLpMm: { symbol: 'ν_r', label: '镜头标称解析力', unit: 'lp/mm', min: 1, max: 5000 },
    ratedContrast: { symbol: 'c', label: '标称解析力处的对比度', unit: '', min: 0.01, max: 0.99 },
  },
  source: ownRule('镜头 MTF 取过标称点的高斯曲线，未注明对比度时按 30 %'),
  validity: '标称光圈附近；有厂家 MTF 曲线时以曲线为准',
  compute: ({ frequencyLpMm, ratedLpMm, ratedContrast }) => ratedContrast ** ((frequencyLpMm / ratedLpMm) ** 2),
});
