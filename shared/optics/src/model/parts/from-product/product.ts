import type { Part } from '../part';
import type { Attributes } from './attributes';

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

export const partOf = ({ id, brand, series, model }: Product): Part => ({ id, brand, series, model });

/** A product without the figures for a computation; they are 未标注. */
export interface Incomplete {
  missing: readonly string[];
}
