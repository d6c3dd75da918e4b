import { defineFormula, type Variable } from '../../formula/define-formula';
import { ratePeriod } from '../../formula/sources/own-rule';
import { baslerResultingFrameRate, baslerSprint, cCamBci5 } from '../../formula/sources/timing';
import { exposureUs } from '../motion/variables';

const overheadUs: Variable = { symbol: 't_0', label: '曝光附加时间', unit: 'µs', min: 0, max: 1_000_000 };

/** Rate with an exposure that overlaps the readout of the previous frame, 1/s. @throws OpticsInputError */
export const overlappedExposureRate = defineFormula<{ exposureUs: number; overheadUs: number }>({
  symbol: 'f_t',
  label: '曝光允许的频率（交叠）',
  unit: 'Hz',
  expression: '10⁶ ÷ (t + t_0)',
  inputs: { exposureUs, overheadUs },
  source: baslerSprint,
  compute: ({ exposureUs, overheadUs }) => 1e6 / (exposureUs + overheadUs),
});

/** Rate with exposure and readout one after the other, 1/s. @throws OpticsInputError */
export const sequentialExposureRate = defineFormula<{ exposureUs: number; readoutUs: number }>({
  symbol: 'f_t',
  label: '曝光允许的频率（先曝光后读出）',
  unit: 'Hz',
  expression: '10⁶ ÷ (t + t_r)',
  inputs: {
    exposureUs,
    readoutUs: { symbol: 't_r', label: '读出时间', unit: 'µs', min: 0, max: 100_000_000 },
  },
  source: cCamBci5,
  compute: ({ exposureUs, readoutUs }) => 1e6 / (exposureUs + readoutUs),
});

/** Rate by the bandwidth of the link, 1/s. @throws OpticsInputError */
export const linkRate = defineFormula<{ usableMBs: number; frameBytes: number }>({
  symbol: 'f_l',
  label: '接口允许的频率',
  unit: 'Hz',
  expression: 'R_u × 10⁶ ÷ B',
  inputs: {
    usableMBs: { symbol: 'R_u', label: '接口可用带宽', unit: 'MB/s', min: 0.001, max: 1_000_000 },
    frameBytes: { symbol: 'B', label: '每帧（行）数据量', unit: 'B', min: 1, max: 1e13 },
  },
  source: baslerResultingFrameRate,
  compute: ({ usableMBs, frameBytes }) => (usableMBs * 1e6) / frameBytes,
});

/** Time between two frames or lines, s. @throws OpticsInputError */
export const periodS = defineFormula<{ rateHz: number }>({
  symbol: 'T',
  label: '周期',
  unit: 's',
  expression: '1 ÷ f',
  inputs: { rateHz: { symbol: 'f', label: '频率', unit: 'Hz', min: 1e-6, max: 1e9 } },
  source: ratePeriod,
  compute: ({ rateHz }) => 1 / rateHz,
});
