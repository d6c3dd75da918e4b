import { defineFormula } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';
import { fieldSideMm, lightHeightMm } from './variables';

/** Smallest length of a 条形光, mm: the field plus the narrowing of its beam, 15° to 30°. @throws OpticsInputError */
export const barLengthMm = defineFormula<{ fieldSideMm: number; lightHeightMm: number; halfAngleDeg: number }>({
  symbol: 'L',
  label: '条形光长度',
  unit: 'mm',
  expression: 'FOV + 2 × h × tan(θ)',
  inputs: {
    fieldSideMm,
    lightHeightMm,
    halfAngleDeg: { symbol: 'θ', label: '端部余量角', unit: '°', min: 0, max: 60 },
  },
  source: ownRule('端部余量角 15°～30°'),
  compute: ({ fieldSideMm: side, lightHeightMm: height, halfAngleDeg }) =>
    side + 2 * height * Math.tan((halfAngleDeg * Math.PI) / 180),
});

/**
 * Height above the object that a 条形光 is judged at where none is stated, mm: from there it lights the middle of the field at
 * 45°, and there is room for a part and a hand below.
 */
export const usualBarHeight = {
  ofShortSide: 0.5,
  leastMm: 50,
  source: ownRule('条形光高度未定时按 45° 斜照核对：取视野短边的一半，且不低于 50 mm'),
} as const;

/** The same for a 线扫光, mm, which is mounted close to the line. */
export const usualLineLightHeight = { mm: 50, source: ownRule('线扫光高度未定时按离工件 50 mm 核对') } as const;

/** Most 条形光 that are set in a row along a field, each with its own bracket and cable. */
export const mostBarsInRow = { count: 4, source: ownRule('条形光并排不多于 4 条') } as const;

/** Smallest length of a 线扫光, mm: half to all of its height is added at each end. @throws OpticsInputError */
export const lineLightLengthMm = defineFormula<{ widthMm: number; lightHeightMm: number; endShare: number }>({
  symbol: 'L',
  label: '线扫光长度',
  unit: 'mm',
  expression: 'W + 2 × e × h',
  inputs: {
    widthMm: { symbol: 'W', label: '幅宽', unit: 'mm', min: 0.001, max: 100_000 },
    endShare: { symbol: 'e', label: '端部系数', unit: '', min: 0, max: 2 },
    lightHeightMm,
  },
  source: ownRule('两端各留光源高度的 0.5～1 倍'),
  compute: ({ widthMm, lightHeightMm: height, endShare }) => widthMm + 2 * endShare * height,
});
