import { defineFormula } from '../../formula/define-formula';
import { ownRule } from '../../formula/own-rule';

/** What part of a height pixel the middle of a laser line is found to, in practice. */
export const laserLineSubPixel = {
  factor: 1 / 16,
  min: 1 / 64,
  max: 1 / 16,
  source: ownRule('激光线亚像素 1/16～1/64'),
};

/** Repeatability in height to be expected, µm. @throws OpticsInputError */
export const heightRepeatabilityUm = defineFormula<{ heightPixelUm: number; subPixelFactor: number }>({
  symbol: 'r_Z',
  label: 'Z 向重复性',
  unit: 'µm',
  expression: 'ΔZ × s',
  inputs: {
    heightPixelUm: { symbol: 'ΔZ', label: 'Z 向分辨率', unit: 'µm', min: 0.001, max: 10_000_000 },
    subPixelFactor: { symbol: 's', label: '亚像素系数', unit: '', min: 0.005, max: 1 },
  },
  source: laserLineSubPixel.source,
  compute: ({ heightPixelUm, subPixelFactor }) => heightPixelUm * subPixelFactor,
});
