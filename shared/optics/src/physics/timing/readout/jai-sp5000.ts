import { defineFormula } from '../../../formula/define-formula';
import { roundUp } from '../../../formula/numbers';
import type { Source } from '../../../formula/sources/source';

const manual: Source = {
  name: 'NeLy-EPFL spotlight wiki（JAI SP-5000M-CXP4 手册 7.1.2）',
  url: 'https://github.com/NeLy-EPFL/spotlight/wiki/Hardware-limit-for-camera-frame-rates',
};

/** Additional rows that the sensor of a JAI SP-5000 reads. @throws OpticsInputError */
export const sp5000ExtraRows = defineFormula<{ rowClocks: number }>({
  symbol: 'K',
  label: '附加行数',
  unit: '',
  expression: '⌈203 ÷ t_row⌉ + 3',
  inputs: { rowClocks: { symbol: 't_row', label: '行周期', unit: 'clk', min: 1, max: 100_000, integer: true } },
  source: manual,
  compute: ({ rowClocks }) => roundUp(203 / rowClocks) + 3,
});

/** Highest frame rate of a JAI SP-5000 with a number of rows, fps. @throws OpticsInputError */
export const sp5000Fps = defineFormula<{
  systemClockMhz: number;
  rowClocks: number;
  rows: number;
  extraRows: number;
  cycleClocks: number;
}>({
  symbol: 'fps',
  label: '最高帧率',
  unit: 'fps',
  expression: 'f_sys × 10⁶ ÷ (t_row × (N + K + 2) + 1 + 3 × t_row + t_c)',
  inputs: {
    systemClockMhz: { symbol: 'f_sys', label: '系统时钟', unit: 'MHz', min: 0.001, max: 10_000 },
    rowClocks: { symbol: 't_row', label: '行周期', unit: 'clk', min: 1, max: 100_000, integer: true },
    rows: { symbol: 'N', label: '行数', unit: '', min: 1, max: 100_000, integer: true },
    extraRows: { symbol: 'K', label: '附加行数', unit: '', min: 0, max: 1000, integer: true },
    cycleClocks: { symbol: 't_c', label: '固定周期', unit: 'clk', min: 0, max: 1_000_000, integer: true },
  },
  source: manual,
  compute: ({ systemClockMhz, rowClocks, rows, extraRows, cycleClocks }) =>
    (systemClockMhz * 1e6) / (rowClocks * (rows + extraRows + 2) + 1 + 3 * rowClocks + cycleClocks),
});
