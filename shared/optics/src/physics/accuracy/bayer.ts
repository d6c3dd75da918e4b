import { defineFormula } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';
import { objectPixelMm } from './variables';

/** Linear resolution with a Bayer mosaic relative to a monochrome sensor: 0.5 to 0.7, depending on the interpolation. */
export const bayerFactor = { factor: 0.7, min: 0.5, max: 0.7, source: ownRule('拜耳插值后线分辨率约为 0.5～0.7 倍') };

/** Resolved 单像素精度 of a colour camera, mm; larger than the geometric one. @throws OpticsInputError */
export const bayerObjectPixel = defineFormula<{ objectPixelMm: number; bayerFactor: number }>({
  symbol: 'p_c',
  label: '彩色有效单像素精度',
  unit: 'mm',
  expression: 'p_o ÷ b',
  inputs: { objectPixelMm, bayerFactor: { symbol: 'b', label: '拜耳系数', unit: '', min: 0.25, max: 1 } },
  source: bayerFactor.source,
  compute: ({ objectPixelMm, bayerFactor: factor }) => objectPixelMm / factor,
});
