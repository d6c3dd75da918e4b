import type { Variable } from '../../formula/define-formula';

export const workingDistanceMm: Variable = { symbol: 'WD', label: '工作距离', unit: 'mm', min: 0.1, max: 100_000 };
export const entrancePupilMm: Variable = { symbol: 'D_EP', label: '入瞳直径', unit: 'mm', min: 0, max: 1000 };
export const lightHeightMm: Variable = { symbol: 'h', label: '光源高度', unit: 'mm', min: 0, max: 100_000 };
export const fieldDiagonalMm: Variable = { symbol: 'FOV_d', label: '视野对角线', unit: 'mm', min: 0.001, max: 150_000 };
export const fieldSideMm: Variable = { symbol: 'FOV', label: '视野边长', unit: 'mm', min: 0.001, max: 100_000 };
export const marginMm: Variable = { symbol: 'q', label: '余量', unit: 'mm', min: 0, max: 10_000 };
export const outerDiameterMm: Variable = { symbol: 'D', label: '光源外径', unit: 'mm', min: 0.1, max: 10_000 };
