/** Heights of a table row: 40, 32, 28 px. */
export const DENSITIES = [
  { value: 'comfortable', label: '舒适' },
  { value: 'standard', label: '标准' },
  { value: 'compact', label: '紧凑' },
] as const;
export type Density = (typeof DENSITIES)[number]['value'];

export const readDensity = (stored: unknown): Density =>
  DENSITIES.find(({ value }) => value === stored)?.value ?? 'comfortable';
