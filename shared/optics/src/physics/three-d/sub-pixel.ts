import { defineFormula } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';

/** Practical precision of the centre of a laser line, as a share of a height pixel. */
export const laserLineSubPixel = {
  factor: 1 / 16,
  min: 1 / 64,
  max: 1 / 16,
  source: ownRule('激光线亚像素 1/16～1/64'),
};

/** Expected repeatability in height, µm. @throws OpticsInputError */
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
