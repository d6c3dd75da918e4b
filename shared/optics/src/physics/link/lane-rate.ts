import { defineFormula, type Variable } from '../../formula/define-formula';
import { adimec, lambert, stemmerClhs } from '../../formula/sources/link';
import { coaxPressEfficiency } from './coaxpress';

const lanes: Variable = { symbol: 'n', label: '通道数', unit: '', min: 1, max: 64, integer: true };
const laneGbps: Variable = { symbol: 'r', label: '每通道线速率', unit: 'Gb/s', min: 0.001, max: 1000 };

/** Wire rate of several lanes, Gbit/s. @throws OpticsInputError */
export const lineRateGbps = defineFormula<{ lanes: number; laneGbps: number }>({
  symbol: 'R_w',
  label: '线速率',
  unit: 'Gb/s',
  expression: 'n × r',
  inputs: { lanes, laneGbps },
  source: adimec,
  compute: ({ lanes: count, laneGbps: rate }) => count * rate,
});

/** The same after 8b/10b coding, Gbit/s. @throws OpticsInputError */
export const codedRateGbps = defineFormula<{ lanes: number; laneGbps: number }>({
  symbol: 'R_c',
  label: '8b/10b 编码后速率',
  unit: 'Gb/s',
  expression: 'n × r × 0.8',
  inputs: { lanes, laneGbps },
  source: adimec,
  compute: ({ lanes: count, laneGbps: rate }) => count * rate * coaxPressEfficiency.coding,
});

/** The same after packet overhead, the image rate of CoaXPress, Gbit/s. @throws OpticsInputError */
export const coaxPressPayloadGbps = defineFormula<{ lanes: number; laneGbps: number }>({
  symbol: 'R_p',
  label: '有效速率',
  unit: 'Gb/s',
  expression: 'n × r × 0.8 × 0.96',
  inputs: { lanes, laneGbps },
  source: adimec,
  compute: ({ lanes: count, laneGbps: rate }) =>
    count * rate * coaxPressEfficiency.coding * coaxPressEfficiency.packets,
});

/** Rate of a parallel link such as Camera Link, Gbit/s. @throws OpticsInputError */
export const clockedRateGbps = defineFormula<{ clockMhz: number; bitsPerClock: number }>({
  symbol: 'R',
  label: '带宽',
  unit: 'Gb/s',
  expression: 'f_c × b ÷ 1000',
  inputs: {
    clockMhz: { symbol: 'f_c', label: '像素时钟', unit: 'MHz', min: 0.001, max: 10_000 },
    bitsPerClock: { symbol: 'b', label: '每时钟位数', unit: 'bit', min: 1, max: 1024, integer: true },
  },
  source: lambert,
  compute: ({ clockMhz, bitsPerClock }) => (clockMhz * bitsPerClock) / 1000,
});

/** Bandwidth of several lanes, MB/s. @throws OpticsInputError */
export const lanesMBs = defineFormula<{ lanes: number; laneMBs: number }>({
  symbol: 'R',
  label: '可用带宽',
  unit: 'MB/s',
  expression: 'n × r',
  inputs: { lanes, laneMBs: { symbol: 'r', label: '每通道可用带宽', unit: 'MB/s', min: 0.001, max: 100_000 } },
  source: stemmerClhs,
  compute: ({ lanes: count, laneMBs }) => count * laneMBs,
});
