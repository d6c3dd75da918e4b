import type { RangeOf } from '../part';

/** Values of a product by the keys of its category, as the catalogue stores them. Unknown values are absent. */
export type Attributes = Readonly<Record<string, unknown>>;

/** A figure above 0, as sizes, rates and f-numbers are; any other value is 未标注. */
export function positive(attrs: Attributes, key: string): number | null {
  const value = signed(attrs, key);
  return value !== null && value > 0 ? value : null;
}

/** A figure that may be 0 or negative: distortion, angles. */
export function signed(attrs: Attributes, key: string): number | null {
  const value = attrs[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function text(attrs: Attributes, key: string): string | null {
  const value = attrs[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function flag(attrs: Attributes, key: string): boolean | null {
  const value = attrs[key];
  return typeof value === 'boolean' ? value : null;
}

/** A choice of several values, also where a single one is stored. */
export function several(attrs: Attributes, key: string): readonly string[] {
  const value = attrs[key];
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];
}

/** One of the codes that the engine knows, otherwise null. */
export function oneOf<T extends string>(attrs: Attributes, key: string, codes: readonly T[]): T | null {
  const value = text(attrs, key);
  return codes.find(code => code === value) ?? null;
}

/** `[low, high]`. An open low end is 0; without a high end there is no range. */
export function range(attrs: Attributes, key: string): RangeOf | null {
  const value: unknown = attrs[key];
  if (!Array.isArray(value)) return null;
  const [low, high]: unknown[] = value;
  if (typeof high !== 'number' || !Number.isFinite(high)) return null;
  if (low === null || low === undefined) return { min: 0, max: high };
  return typeof low === 'number' && low <= high ? { min: low, max: high } : null;
}
