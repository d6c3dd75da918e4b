import { defineFormula, type Variable } from '../../formula/define-formula';
import { telljohann } from '../../formula/sources/accuracy';
import { distancesAdd, ownRule } from '../../formula/sources/own-rule';
import { depthMm, rangeMm, withinRange } from './variables';

const spacingUm = (symbol: string, label: string): Variable => ({ symbol, label, unit: 'µm', min: 1e-3, max: 1e6 });
const resolutionUm = (symbol: string, label: string): Variable => ({ symbol, label, unit: 'µm', min: 1e-4, max: 1e6 });
const straight = ownRule('量程两端之间按直线变化');

type PointsOfWidth = { widthMm: number; points: number };
const pointsOfWidth = {
  widthMm: { symbol: 'W', label: 'X 视野', unit: 'mm', min: 0.001, max: 100_000 },
  points: { symbol: 'N', label: '每条轮廓点数', unit: '', min: 1, max: 1_000_000, integer: true },
} satisfies Record<keyof PointsOfWidth, Variable>;

/** Spacing of the points of a profile, µm: the width of the view by their number. @throws OpticsInputError */
export const pointSpacingOfWidthUm = defineFormula<PointsOfWidth>({
  symbol: 'ΔX',
  label: 'X 点间距',
  unit: 'µm',
  expression: 'W × 1000 ÷ N',
  inputs: pointsOfWidth,
  source: telljohann,
  compute: ({ widthMm, points }) => (widthMm * 1000) / points,
});

/**
 * The same where the data sheet prints a spacing too, µm: the coarser of both, as a profiler delivers no finer points than either.
 * @throws OpticsInputError
 */
export const coarserPointSpacingUm = defineFormula<PointsOfWidth & { printedUm: number }>({
  symbol: 'ΔX',
  label: 'X 点间距',
  unit: 'µm',
  expression: 'max(W × 1000 ÷ N, s)',
  inputs: { ...pointsOfWidth, printedUm: spacingUm('s', '标注的 X 点间距') },
  source: ownRule('X 点间距取标注值与视野 ÷ 点数中较粗的'),
  compute: ({ widthMm, points, printedUm }) => Math.max(printedUm, (widthMm * 1000) / points),
});

/** Spacing of points at a depth in the range, µm, linear from the near end to the far end. @throws OpticsInputError */
export const pointSpacingInRangeUm = defineFormula<{
  nearUm: number;
  farUm: number;
  depthMm: number;
  rangeMm: number;
}>({
  symbol: 'ΔX',
  label: '所用量程最粗处的 X 点间距',
  unit: 'µm',
  expression: 'ΔX₁ + (ΔX₂ − ΔX₁) × z ÷ MR',
  inputs: {
    nearUm: spacingUm('ΔX₁', '近端 X 点间距'),
    farUm: spacingUm('ΔX₂', '远端 X 点间距'),
    depthMm,
    rangeMm,
  },
  source: straight,
  relation: withinRange,
  compute: ({ nearUm, farUm, depthMm: depth, rangeMm: range }) => nearUm + ((farUm - nearUm) * depth) / range,
});

/** Z resolution at a depth in the range, µm, linear from the near end to the far end. @throws OpticsInputError */
export const resolutionInRangeUm = defineFormula<{
  nearUm: number;
  farUm: number;
  depthMm: number;
  rangeMm: number;
}>({
  symbol: 'ΔZ',
  label: '所用量程最粗处的 Z 向分辨率',
  unit: 'µm',
  expression: 'ΔZ₁ + (ΔZ₂ − ΔZ₁) × z ÷ MR',
  inputs: {
    nearUm: resolutionUm('ΔZ₁', '近端 Z 向分辨率'),
    farUm: resolutionUm('ΔZ₂', '远端 Z 向分辨率'),
    depthMm,
    rangeMm,
  },
  source: straight,
  relation: withinRange,
  compute: ({ nearUm, farUm, depthMm: depth, rangeMm: range }) => nearUm + ((farUm - nearUm) * depth) / range,
});

/** Width of the view at a depth in the range, mm, linear from the near end to the far end. @throws OpticsInputError */
export const widthInRangeMm = defineFormula<{
  nearWidthMm: number;
  farWidthMm: number;
  depthMm: number;
  rangeMm: number;
}>({
  symbol: 'W',
  label: 'X 视野',
  unit: 'mm',
  expression: 'W₁ + (W₂ − W₁) × z ÷ MR',
  inputs: {
    nearWidthMm: { symbol: 'W₁', label: '近端视野', unit: 'mm', min: 0.001, max: 100_000 },
    farWidthMm: { symbol: 'W₂', label: '远端视野', unit: 'mm', min: 0.001, max: 100_000 },
    depthMm,
    rangeMm,
  },
  source: ownRule('梯形视场两腰为直线'),
  relation: withinRange,
  compute: ({ nearWidthMm, farWidthMm, depthMm: depth, rangeMm: range }) =>
    nearWidthMm + ((farWidthMm - nearWidthMm) * depth) / range,
});

/** Largest height error of a linearity, ± µm. @throws OpticsInputError */
export const linearityErrorUm = defineFormula<{ linearityPct: number; rangeMm: number }>({
  symbol: 'e_Z',
  label: 'Z 向线性误差',
  unit: 'µm',
  expression: 'L ÷ 100 × MR × 1000',
  inputs: { linearityPct: { symbol: 'L', label: '线性度（±满量程）', unit: '%', min: 0, max: 100 }, rangeMm },
  source: { name: '线性度的定义：占满量程的百分比' },
  compute: ({ linearityPct, rangeMm: range }) => linearityPct * range * 10,
});

/** Stand-off of a mounted profiler, mm: from the housing to the highest point of the part. @throws OpticsInputError */
export const standOffOfDepthMm = defineFormula<{ clearanceMm: number; depthMm: number }>({
  symbol: 'A',
  label: '安装净空（外壳到工件最高处）',
  unit: 'mm',
  expression: 'CD + z',
  inputs: {
    clearanceMm: { symbol: 'CD', label: '净距（外壳到量程近端）', unit: 'mm', min: 0, max: 100_000 },
    depthMm: { ...depthMm, label: '工件最高处到量程近端' },
  },
  source: distancesAdd,
  compute: ({ clearanceMm, depthMm: depth }) => clearanceMm + depth,
});
