import { defineFormula, type Variable } from '../../formula/define-formula';
import { ownRule } from '../../formula/sources/own-rule';

const rangeMm: Variable = { symbol: 'MR', label: 'Z 向测量范围', unit: 'mm', min: 0.001, max: 100_000 };

/**
 * Share of the measuring range that a part requires, with its position tolerance (±) on both sides, mm.
 * @throws OpticsInputError
 */
export const neededRangeMm = defineFormula<{ heightVariationMm: number; heightToleranceMm: number }>({
  symbol: 'MR_need',
  label: '所需 Z 量程',
  unit: 'mm',
  expression: 'h + 2 × t',
  inputs: {
    heightVariationMm: { symbol: 'h', label: '高度差', unit: 'mm', min: 0, max: 10_000 },
    heightToleranceMm: { symbol: 't', label: '来料与安装公差（±）', unit: 'mm', min: 0, max: 10_000 },
  },
  source: ownRule('量程盖住高度差与公差'),
  compute: ({ heightVariationMm, heightToleranceMm }) => heightVariationMm + 2 * heightToleranceMm,
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
    depthMm: { symbol: 'z', label: '到量程近端的距离', unit: 'mm', min: 0, max: 100_000 },
    rangeMm,
  },
  source: ownRule('梯形视场两腰为直线'),
  relation: ({ depthMm, rangeMm: range }) =>
    depthMm <= range * (1 + 1e-9)
      ? undefined
      : { field: 'depthMm', message: `到量程近端的距离：应不大于 Z 向测量范围 ${range} mm，现为 ${depthMm} mm` },
  compute: ({ nearWidthMm, farWidthMm, depthMm, rangeMm: range }) =>
    nearWidthMm + ((farWidthMm - nearWidthMm) * depthMm) / range,
});

/** Largest height error of a linearity, ± µm. @throws OpticsInputError */
export const linearityErrorUm = defineFormula<{ linearityPct: number; rangeMm: number }>({
  symbol: 'e_Z',
  label: 'Z 向线性误差',
  unit: 'µm',
  expression: 'L ÷ 100 × MR × 1000',
  inputs: { linearityPct: { symbol: 'L', label: '线性度（±满量程）', unit: '%', min: 0, max: 100 }, rangeMm },
  source: { name: '定义' },
  compute: ({ linearityPct, rangeMm: range }) => linearityPct * range * 10,
});
