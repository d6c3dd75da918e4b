import type { Variable } from '../../formula/define-formula';

/** Inputs that the formulas of motion and of timing share. */
export const speedMmS: Variable = { symbol: 'v', label: '速度', unit: 'mm/s', min: 0, max: 1_000_000 };
/** Speed as a divisor: a part at rest has no limit. */
export const movingSpeedMmS: Variable = { ...speedMmS, min: 0.0001 };
export const exposureUs: Variable = { symbol: 't', label: '曝光', unit: 'µs', min: 0.01, max: 100_000_000 };
export const objectPixelUm: Variable = { symbol: 'p_o', label: '单像素精度', unit: 'µm', min: 0.001, max: 1_000_000 };
