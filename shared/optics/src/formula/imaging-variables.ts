import type { Variable } from './define-formula';

/**
 * Quantities of imaging as formulas use them: symbol, term, and the sensible range for machine vision. A formula that needs
 * another symbol for the same quantity spreads the entry and overrides it.
 */
export const quantity = {
  focalLengthMm: { symbol: 'f', label: '焦距', unit: 'mm', min: 0.1, max: 5000 },
  /** From the front principal plane. */
  objectDistanceMm: { symbol: 'a', label: '物距', unit: 'mm', min: 0.01, max: 1_000_000 },
  /** From the lens front. */
  workingDistanceMm: { symbol: 'WD', label: '工作距离', unit: 'mm', min: 0.01, max: 1_000_000 },
  /** From the lens front to the front principal plane; negative when the plane is before the lens front. */
  principalPlaneOffsetMm: { symbol: 'e₁', label: '前主面深度', unit: 'mm', min: -2000, max: 2000 },
  /** HH′, from the front to the rear principal plane; negative when they are crossed. */
  principalPlaneSeparationMm: { symbol: 'HH′', label: '主面间距', unit: 'mm', min: -1000, max: 1000 },
  objectImageDistanceMm: { symbol: 'OO′', label: '物像距', unit: 'mm', min: 0.1, max: 2_000_000 },
  sensorSideMm: { symbol: 'S', label: '靶面边长', unit: 'mm', min: 0.01, max: 500 },
  sensorWidthMm: { symbol: 'W', label: '靶面宽', unit: 'mm', min: 0.01, max: 500 },
  sensorHeightMm: { symbol: 'H', label: '靶面高', unit: 'mm', min: 0.001, max: 500 },
  sensorDiagonalMm: { symbol: 'D_s', label: '靶面对角线', unit: 'mm', min: 0.01, max: 800 },
  fieldOfViewMm: { symbol: 'FOV', label: '视野', unit: 'mm', min: 0.001, max: 1_000_000 },
  magnification: { symbol: 'm', label: '放大倍率', unit: '', min: 0.000001, max: 200 },
  pixelSizeUm: { symbol: 'p', label: '像元', unit: 'µm', min: 1, max: 30 },
  fNumber: { symbol: 'F', label: '光圈', unit: '', min: 0.5, max: 128 },
  effectiveFNumber: { symbol: 'F_eff', label: '有效光圈', unit: '', min: 0.5, max: 2000 },
  pupilRatio: { symbol: 'P', label: '光瞳比（出瞳 ÷ 入瞳）', unit: '', min: 0.1, max: 10 },
  wavelengthNm: { symbol: 'λ', label: '波长', unit: 'nm', min: 200, max: 2000 },
  circleOfConfusionMm: { symbol: 'C', label: '弥散圆', unit: 'mm', min: 0.0001, max: 1 },
  frequencyLpMm: { symbol: 'ν', label: '像方空间频率', unit: 'lp/mm', min: 0, max: 5000 },
  imageCircleMm: { symbol: 'Ø_IC', label: '像圈', unit: 'mm', min: 0.1, max: 500 },
  ringMm: { symbol: 'T', label: '接圈厚度', unit: 'mm', min: 0.01, max: 1000 },
} as const satisfies Record<string, Variable>;
