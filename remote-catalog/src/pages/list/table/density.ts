/** Heights of a table row: 40, 32, 28 px. */
export const DENSITIES = [
  { value: 'comfortable', label: '舒适', rowHeight: 40 },
  { value: 'standard', label: '标准', rowHeight: 32 },
  { value: 'compact', label: '紧凑', rowHeight: 28 },
] as const;
export type Density = (typeof DENSITIES)[number]['value'];

export const readDensity = (stored: unknown): Density =>
  DENSITIES.find(({ value }) => value === stored)?.value ?? 'comfortable';
