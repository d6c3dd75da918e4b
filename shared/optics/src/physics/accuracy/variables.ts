import type { Variable } from '../../formula/define-formula';

/** Inputs that several formulas share. Lower limits are above 0, so that every quotient is finite. */
export const fieldOfViewMm: Variable = { symbol: 'FOV', label: '视野', unit: 'mm', min: 0.001, max: 100_000 };
export const pixelCount: Variable = { symbol: 'N', label: '像素数', unit: 'px', min: 1, max: 1_000_000, integer: true };
export const objectPixelMm: Variable = { symbol: 'p_o', label: '单像素精度', unit: 'mm', min: 1e-6, max: 1000 };
export const pixelsPerFeature: Variable = { symbol: 'k', label: '每特征像素数', unit: 'px', min: 0.1, max: 1000 };
