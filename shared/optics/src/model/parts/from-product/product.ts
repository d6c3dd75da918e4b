import type { Part } from '../part';
import type { Attributes } from './attributes';

/** A product of the catalogue, as far as the engine reads it. */
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

/** A product that cannot be computed with: these figures are 未标注. */
export interface Incomplete {
  missing: readonly string[];
}
