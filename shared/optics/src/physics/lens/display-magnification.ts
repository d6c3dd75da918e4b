import { defineFormula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const inputs = {
  monitorInch: { symbol: 'D_m', label: '显示器对角线', unit: 'inch', min: 1, max: 500 },
  sensorDiagonalMm: quantity.sensorDiagonalMm,
};

/** Magnification from sensor to monitor. It has no meaning for measuring; visual inspection uses it. */
export const electronicMagnification = defineFormula<{ monitorInch: number; sensorDiagonalMm: number }>({
  symbol: 'm_e',
  label: '电子放大倍率',
  unit: '',
  expression: 'D_m × 25.4 ÷ D_s',
  inputs,
  source: source.bjbcsh,
  compute: ({ monitorInch, sensorDiagonalMm }) => (monitorInch * 25.4) / sensorDiagonalMm,
});

/** Magnification from object to monitor. */
export const displayMagnification = defineFormula<{
  magnification: number;
  monitorInch: number;
  sensorDiagonalMm: number;
}>({
  symbol: 'm_t',
  label: '总放大倍率',
  unit: '',
  expression: 'm × D_m × 25.4 ÷ D_s',
  inputs: { magnification: quantity.magnification, ...inputs },
  source: source.bjbcsh,
  compute: ({ magnification, monitorInch, sensorDiagonalMm }) =>
    (magnification * monitorInch * 25.4) / sensorDiagonalMm,
});
