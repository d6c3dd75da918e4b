import { defineFormula, type Variable } from '../../formula/define-formula';
import { uniformMotion } from '../../formula/sources/own-rule';
import { cognexEncoder, jishuzhanEncoder } from '../../formula/sources/timing';
import { speedMmS } from '../motion/variables';

const mmPerRevolution: Variable = { symbol: 'C', label: '每转行程', unit: 'mm', min: 0.001, max: 100_000 };
const pulsesPerRevolution: Variable = {
  symbol: 'PPR',
  label: '每转脉冲数',
  unit: '',
  min: 1,
  max: 10_000_000,
  integer: true,
};
const edges: Variable = { symbol: 'q', label: '倍频', unit: '', min: 1, max: 4, integer: true };
const mmPerPulse: Variable = { symbol: 'e', label: '脉冲当量', unit: 'mm', min: 1e-7, max: 100 };
const linePitchMm: Variable = { symbol: 'p_o', label: '行间距', unit: 'mm', min: 1e-6, max: 1000 };

/**
 * Travel per count: circumference of the wheel, or lead of a screw, over pulses and counted edges, mm.
 * @throws OpticsInputError
 */
export const encoderMmPerPulse = defineFormula<{ mmPerRevolution: number; pulsesPerRevolution: number; edges: number }>(
  {
    symbol: 'e',
    label: '脉冲当量',
    unit: 'mm',
    expression: 'C ÷ (PPR × q)',
    inputs: { mmPerRevolution, pulsesPerRevolution, edges },
    source: jishuzhanEncoder,
    compute: ({ mmPerRevolution, pulsesPerRevolution, edges }) => mmPerRevolution / (pulsesPerRevolution * edges),
  },
);

/** Circumference of a measuring wheel, mm. @throws OpticsInputError */
export const wheelCircumferenceMm = defineFormula<{ wheelDiameterMm: number }>({
  symbol: 'C',
  label: '测量轮周长',
  unit: 'mm',
  expression: 'π × D',
  inputs: { wheelDiameterMm: { symbol: 'D', label: '测量轮直径', unit: 'mm', min: 0.001, max: 30_000 } },
  source: { name: '几何关系：圆周长' },
  compute: ({ wheelDiameterMm }) => Math.PI * wheelDiameterMm,
});

/** Counts per line. @throws OpticsInputError */
export const countsPerLine = defineFormula<{ linePitchMm: number; countsPerMm: number }>({
  symbol: 'n',
  label: '每行脉冲数',
  unit: '',
  expression: 'p_o × c',
  inputs: {
    linePitchMm,
    countsPerMm: { symbol: 'c', label: '每毫米脉冲数', unit: '1/mm', min: 0.01, max: 10_000_000 },
  },
  source: cognexEncoder,
  compute: ({ linePitchMm, countsPerMm }) => linePitchMm * countsPerMm,
});

/** Lines per count, which multiplier ÷ divider has to approximate. @throws OpticsInputError */
export const linesPerPulse = defineFormula<{ mmPerPulse: number; linePitchMm: number }>({
  symbol: 'R',
  label: '每脉冲行数',
  unit: '',
  expression: 'e ÷ p_o',
  inputs: { mmPerPulse, linePitchMm },
  source: jishuzhanEncoder,
  compute: ({ mmPerPulse, linePitchMm }) => mmPerPulse / linePitchMm,
});

/** Highest count frequency, Hz, which the input of the board has to accept. @throws OpticsInputError */
export const encoderFrequencyHz = defineFormula<{ speedMmS: number; mmPerPulse: number }>({
  symbol: 'f_e',
  label: '编码器最高频率',
  unit: 'Hz',
  expression: 'v ÷ e',
  inputs: { speedMmS, mmPerPulse },
  source: uniformMotion,
  compute: ({ speedMmS, mmPerPulse }) => speedMmS / mmPerPulse,
});
