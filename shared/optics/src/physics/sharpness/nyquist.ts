import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Nyquist frequency of a sensor, lp/mm in the image: one bright and one dark pixel per line pair. */
export const nyquistFrequency = defineFormula<{ pixelSizeUm: number }>({
  symbol: 'ν_N',
  label: '奈奎斯特频率（像方）',
  unit: 'lp/mm',
  expression: '1000 ÷ (2 × p)',
  inputs: { pixelSizeUm: quantity.pixelSizeUm },
  source: source.boreman,
  compute: ({ pixelSizeUm }) => 1000 / (2 * pixelSizeUm),
});

/** The same on the object, lp/mm. */
export const objectNyquistFrequency = defineFormula<{ pixelSizeUm: number; magnification: number }>({
  symbol: 'ν_No',
  label: '奈奎斯特频率（物方）',
  unit: 'lp/mm',
  expression: '1000 × m ÷ (2 × p)',
  inputs: { pixelSizeUm: quantity.pixelSizeUm, magnification: quantity.magnification },
  source: source.boreman,
  compute: ({ pixelSizeUm, magnification }) => (1000 * magnification) / (2 * pixelSizeUm),
});
