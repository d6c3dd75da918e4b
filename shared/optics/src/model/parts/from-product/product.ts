import type { Part } from '../part';
import { type Attributes, positive } from './attributes';

/** Fields of a catalogue product that the engine reads. */
export interface Product {
  id: number;
  /** Code of the category: `area-camera`. */
  category: string;
  brand: string;
  series: string | null;
  model: string;
  attrs: Attributes;
}

export function partOf({ id, brand, series, model, attrs }: Product): Part {
  const priceCny = positive(attrs, 'priceCny');
  return { id, brand, series, model, ...(priceCny === null ? {} : { priceCny }) };
}

/** A product without the figures for a computation; they are 未标注. */
export interface Incomplete {
  missing: readonly string[];
}
