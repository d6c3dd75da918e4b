import { defineFormula, type Variable } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';
import { exposureUs } from '../motion/variables';

const stages: Variable = { symbol: 'n', label: 'TDI 级数', unit: '', min: 1, max: 1024, integer: true };
const source = ownRule('TDI 逐级累加');

/** Equivalent single-line exposure of TDI, µs. @throws OpticsInputError */
export const tdiExposureUs = defineFormula<{ exposureUs: number; stages: number }>({
  symbol: 't_n',
  label: '等效曝光',
  unit: 'µs',
  expression: 't × n',
  inputs: { exposureUs, stages },
  source,
  compute: ({ exposureUs, stages }) => exposureUs * stages,
});

/** Blur along the motion by a mismatch of speed and line rate, px; it should be below 1. @throws OpticsInputError */
export const tdiMismatchPx = defineFormula<{ stages: number; speedErrorPct: number }>({
  symbol: 'B',
  label: 'TDI 失步拖影',
  unit: 'px',
  expression: 'n × |Δv| ÷ 100',
  inputs: { stages, speedErrorPct: { symbol: 'Δv', label: '速度偏差', unit: '%', min: -100, max: 100 } },
  source,
  compute: ({ stages, speedErrorPct }) => (stages * Math.abs(speedErrorPct)) / 100,
});
