import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

/** Side of a sensor from its pixels, mm. It is more reliable than the inch name, which does not state the aspect ratio. */
export const sensorSide = defineFormula<{ pixels: number; pixelSizeUm: number }>({
  symbol: 'S',
  label: '靶面边长',
  unit: 'mm',
  expression: 'N × p ÷ 1000',
  inputs: {
    pixels: { symbol: 'N', label: '像素数', unit: 'px', min: 1, max: 1_000_000, integer: true },
    pixelSizeUm: quantity.pixelSizeUm,
  },
  source: source.sensorData,
  compute: ({ pixels, pixelSizeUm }) => (pixels * pixelSizeUm) / 1000,
});

/** Diagonal of a sensor, mm, which the image circle has to cover. */
export const sensorDiagonal = defineFormula<{ sensorWidthMm: number; sensorHeightMm: number }>({
  symbol: 'D_s',
  label: '靶面对角线',
  unit: 'mm',
  expression: '√(W² + H²)',
  inputs: { sensorWidthMm: quantity.sensorWidthMm, sensorHeightMm: quantity.sensorHeightMm },
  source: source.sensorData,
  compute: ({ sensorWidthMm, sensorHeightMm }) => Math.hypot(sensorWidthMm, sensorHeightMm),
});
