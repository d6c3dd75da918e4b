import { defineFormula, type Variable } from '../../formula/define-formula';
import { source } from '../../formula/sources/imaging';
import { distancesAdd, ownRule, ratePeriod } from '../../formula/sources/own-rule';

const length = (symbol: string, label: string, min = 0.001): Variable => ({
  symbol,
  label,
  unit: 'mm',
  min,
  max: 10_000_000,
});
const spacing = (symbol: string, label: string): Variable => ({ symbol, label, unit: 'µm', min: 1e-3, max: 1e7 });
const distanceMm = length('Z', '到相机的距离');
const rangeEnds = { nearMm: length('Z₁', '最近测量距离', 0), farMm: length('Z₂', '最远测量距离') };
const straight = ownRule('测量距离两端之间按直线变化');
const angleDeg: Variable = { symbol: 'ω', label: '视场角', unit: '°', min: 0.001, max: 179 };

type Ends = { nearMm: number; farMm: number };
const inOrder = ({ nearMm, farMm }: Ends) =>
  nearMm < farMm ? undefined : { field: 'farMm', message: `最远测量距离：应大于最近测量距离 ${nearMm} mm` };

/** Distance of the lowest point from the camera, mm. @throws OpticsInputError */
export const lowestDistanceMm = defineFormula<{ topMm: number; depthMm: number }>({
  symbol: 'Z_b',
  label: '相机到最低处',
  unit: 'mm',
  expression: 'Z_t + h',
  inputs: { topMm: length('Z_t', '安装距离（相机到最高处）', 0), depthMm: length('h', '堆高', 0) },
  source: distancesAdd,
  compute: ({ topMm, depthMm }) => topMm + depthMm,
});

/** Room for the arm of a robot above its tool, between a fixed camera and the highest part. */
const robotArmRoom = {
  /** Wrist and forearm above the flange, the part below the fingertips, and a safe distance, mm. */
  mm: 500,
  /** Most of it as a multiple of the depth: shallow trays are served by small arms. */
  timesDepth: 2,
  source: ownRule(
    '未限定安装距离时给机器人留净空：夹具长按堆高（够到箱底），提出箱口后腕部、工件与安全间隙再留 500 mm，浅箱按堆高的 2 倍',
  ),
} as const;

/**
 * Usual least distance from a fixed camera to the highest point of a pile, mm. The fingers reach the bottom, so that the tool is as
 * long as the pile is high; when they have left the bin, the flange is as far above it, and the arm above the flange. 0 for a flat
 * part, into which nothing reaches. @throws OpticsInputError
 */
export const robotRoomMm = defineFormula<{ depthMm: number }>({
  symbol: 'Z_r',
  label: '给夹具与手臂留的净空',
  unit: 'mm',
  expression: 'h + min(500, 2 × h)',
  inputs: { depthMm: length('h', '堆高', 0) },
  source: robotArmRoom.source,
  compute: ({ depthMm }) => depthMm + Math.min(robotArmRoom.mm, robotArmRoom.timesDepth * depthMm),
});

/** Distance from which a side of the base is in view, mm, by the angle of view. @throws OpticsInputError */
export const distanceOfViewMm = defineFormula<{ sideMm: number; angleOfViewDeg: number }>({
  symbol: 'Z_v',
  label: '看全料区的最近距离',
  unit: 'mm',
  expression: 'L ÷ (2 × tan(ω° ÷ 2))',
  inputs: { sideMm: length('L', '料区边长（含留边）'), angleOfViewDeg: angleDeg },
  source: source.greivenkamp,
  validity: '直线投影',
  compute: ({ sideMm, angleOfViewDeg }) => sideMm / (2 * Math.tan((angleOfViewDeg * Math.PI) / 360)),
});

/** Side of the view at a distance, mm, from those printed for both ends of the range. @throws OpticsInputError */
export const viewInRangeMm = defineFormula<Ends & { nearViewMm: number; farViewMm: number; distanceMm: number }>({
  symbol: 'V',
  label: '视野',
  unit: 'mm',
  expression: 'V₁ + (V₂ − V₁) × (Z − Z₁) ÷ (Z₂ − Z₁)',
  inputs: {
    nearViewMm: length('V₁', '最近处视野'),
    farViewMm: length('V₂', '最远处视野'),
    distanceMm,
    ...rangeEnds,
  },
  source: straight,
  relation: inOrder,
  compute: ({ nearViewMm, farViewMm, distanceMm: distance, nearMm, farMm }) =>
    nearViewMm + ((farViewMm - nearViewMm) * (distance - nearMm)) / (farMm - nearMm),
});

/** The other side of a view whose depth pixels are square, mm. @throws OpticsInputError */
export const viewOfSquarePixelsMm = defineFormula<{ viewMm: number; pixels: number; otherPixels: number }>({
  symbol: 'V_V',
  label: '视野（方形像素）',
  unit: 'mm',
  expression: 'V_H × N_V ÷ N_H',
  inputs: {
    viewMm: length('V_H', '长边视野'),
    otherPixels: { symbol: 'N_V', label: '深度图短边像素数', unit: 'px', min: 1, max: 1e6 },
    pixels: { symbol: 'N_H', label: '深度图长边像素数', unit: 'px', min: 1, max: 1e6 },
  },
  source: ownRule('未标注垂直视场角时按深度图像素为方形'),
  compute: ({ viewMm, pixels, otherPixels }) => (viewMm * otherPixels) / pixels,
});

/** Spacing of points at a distance, mm, from those printed for both ends of the range. @throws OpticsInputError */
export const depthPointSpacingInRangeMm = defineFormula<
  Ends & { nearSpacingUm: number; farSpacingUm: number; distanceMm: number }
>({
  symbol: 'ΔX',
  label: '最低处点间距',
  unit: 'mm',
  expression: '(ΔX₁ + (ΔX₂ − ΔX₁) × (Z − Z₁) ÷ (Z₂ − Z₁)) ÷ 1000',
  inputs: {
    nearSpacingUm: spacing('ΔX₁', '最近处点间距'),
    farSpacingUm: spacing('ΔX₂', '最远处点间距'),
    distanceMm,
    ...rangeEnds,
  },
  source: straight,
  relation: inOrder,
  compute: ({ nearSpacingUm, farSpacingUm, distanceMm: distance, nearMm, farMm }) =>
    (nearSpacingUm + ((farSpacingUm - nearSpacingUm) * (distance - nearMm)) / (farMm - nearMm)) / 1000,
});

type ErrorAt = { errorMm: number; statedAtMm: number; distanceMm: number };
const errorInputs = {
  errorMm: length('e₀', '标注的 Z 向误差', 1e-6),
  distanceMm,
  statedAtMm: length('Z₀', '标注误差的距离'),
} satisfies Record<keyof ErrorAt, Variable>;

/**
 * Height error of triangulation, stereo and structured light at another distance, mm: it grows with the square of the distance,
 * as ΔZ = Z² Δd ÷ (b f). @throws OpticsInputError
 */
export const triangulationErrorMm = defineFormula<ErrorAt>({
  symbol: 'e',
  label: '最低处 Z 向误差',
  unit: 'mm',
  expression: 'e₀ × (Z ÷ Z₀)²',
  inputs: errorInputs,
  source: ownRule('三角测量的误差与距离的平方成正比'),
  compute: ({ errorMm, statedAtMm, distanceMm: distance }) => errorMm * (distance / statedAtMm) ** 2,
});

/**
 * The same of time of flight, mm: in proportion to the distance, as the signal falls with the square and the noise with its root.
 * @throws OpticsInputError
 */
export const timeOfFlightErrorMm = defineFormula<ErrorAt>({
  symbol: 'e',
  label: '最低处 Z 向误差',
  unit: 'mm',
  expression: 'e₀ × Z ÷ Z₀',
  inputs: errorInputs,
  source: ownRule('飞行时间的误差与距离成正比'),
  compute: ({ errorMm, statedAtMm, distanceMm: distance }) => (errorMm * distance) / statedAtMm,
});

/** Shots per second of a cycle, Hz. @throws OpticsInputError */
export const rateOfCycleHz = defineFormula<{ cycleS: number }>({
  symbol: 'f',
  label: '所需帧率',
  unit: 'Hz',
  expression: '1 ÷ T',
  inputs: { cycleS: { symbol: 'T', label: '节拍', unit: 's', min: 1e-6, max: 86_400 } },
  source: ratePeriod,
  compute: ({ cycleS }) => 1 / cycleS,
});
