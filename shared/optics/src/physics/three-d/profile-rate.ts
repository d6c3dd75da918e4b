import { defineFormula, type Variable } from '../../formula/define-formula';
import { roundUp } from '../../formula/numbers';
import { ownRule, uniformMotion } from '../../formula/sources/own-rule';

const profileRateHz: Variable = { symbol: 'f_p', label: '轮廓频率', unit: 'Hz', min: 0.001, max: 10_000_000 };
const speedMmS: Variable = { symbol: 'v', label: '移动速度', unit: 'mm/s', min: 0, max: 1_000_000 };
const spacingMm: Variable = { symbol: 'ΔY', label: 'Y 向轮廓间距', unit: 'mm', min: 1e-6, max: 1000 };

/** Distance of two profiles along the motion, mm. @throws OpticsInputError */
export const profileSpacingMm = defineFormula<{ speedMmS: number; profileRateHz: number }>({
  symbol: 'ΔY',
  label: 'Y 向轮廓间距',
  unit: 'mm',
  expression: 'v ÷ f_p',
  inputs: { speedMmS, profileRateHz },
  source: uniformMotion,
  compute: ({ speedMmS: speed, profileRateHz: rate }) => speed / rate,
});

/** Highest speed for a distance of profiles, at the rate of the mode in use, mm/s. @throws OpticsInputError */
export const profileSpeedMmS = defineFormula<{ profileRateHz: number; spacingMm: number }>({
  symbol: 'v',
  label: '最高移动速度',
  unit: 'mm/s',
  expression: 'f_p × ΔY',
  inputs: { profileRateHz, spacingMm },
  source: uniformMotion,
  compute: ({ profileRateHz: rate, spacingMm: spacing }) => rate * spacing,
});

/** Profiles per second needed, Hz. @throws OpticsInputError */
export const neededProfileRateHz = defineFormula<{ speedMmS: number; spacingMm: number }>({
  symbol: 'f_p',
  label: '所需轮廓频率',
  unit: 'Hz',
  expression: 'v ÷ ΔY',
  inputs: { speedMmS, spacingMm },
  source: uniformMotion,
  compute: ({ speedMmS: speed, spacingMm: spacing }) => speed / spacing,
});

/** Sensor rows for a height range. A smaller range allows a higher rate. @throws OpticsInputError */
export const rowsForRange = defineFormula<{ rangeMm: number; heightPixelUm: number }>({
  symbol: 'n',
  label: '所需行数',
  unit: '',
  expression: '⌈MR × 1000 ÷ ΔZ⌉',
  inputs: {
    rangeMm: { symbol: 'MR', label: 'Z 向测量范围', unit: 'mm', min: 0.001, max: 100_000 },
    heightPixelUm: { symbol: 'ΔZ', label: 'Z 向分辨率', unit: 'µm', min: 0.01, max: 1_000_000 },
  },
  source: ownRule('行数 = 测量范围 ÷ Z 向分辨率'),
  compute: ({ rangeMm, heightPixelUm }) => Math.max(1, roundUp((rangeMm * 1000) / heightPixelUm)),
});

/** Profile rate of a sensor that reads a number of rows, Hz. @throws OpticsInputError */
export const profileRateOfRows = defineFormula<{ rows: number; rowTimeUs: number; overheadUs: number }>({
  symbol: 'f_p',
  label: '轮廓频率',
  unit: 'Hz',
  expression: '10⁶ ÷ (n × t_row + t_0)',
  inputs: {
    rows: { symbol: 'n', label: '读出行数', unit: '', min: 1, max: 100_000, integer: true },
    rowTimeUs: { symbol: 't_row', label: '行时间', unit: 'µs', min: 0.001, max: 10_000 },
    overheadUs: { symbol: 't_0', label: '附加时间', unit: 'µs', min: 0, max: 1_000_000 },
  },
  source: ownRule('轮廓频率 ≈ 1 ÷ 读出时间'),
  compute: ({ rows, rowTimeUs, overheadUs }) => 1e6 / (rows * rowTimeUs + overheadUs),
});

/**
 * Highest profile rate that a reduced range allows, Hz: the fewer rows are read, the faster, at most in proportion.
 * @throws OpticsInputError
 */
export const profileRateOfReducedRange = defineFormula<{ profileRateHz: number; rangeMm: number; usedMm: number }>({
  symbol: 'f_max',
  label: '缩小量程后的轮廓频率上限',
  unit: 'Hz',
  expression: 'f_p × max(1, MR ÷ h)',
  inputs: {
    profileRateHz: { ...profileRateHz, label: '满量程轮廓频率' },
    rangeMm: { symbol: 'MR', label: 'Z 向测量范围', unit: 'mm', min: 0.001, max: 100_000 },
    usedMm: { symbol: 'h', label: '所用量程', unit: 'mm', min: 0.0001, max: 100_000 },
  },
  source: ownRule('逐行读出：频率最多与所读行数成反比'),
  compute: ({ profileRateHz: rate, rangeMm, usedMm }) => rate * Math.max(1, rangeMm / usedMm),
});
