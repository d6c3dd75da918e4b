/** Data that every product of the catalogue has. A figure that is not stated is null: unknown, never 0 and never a pass. */
export interface Part {
  id: number;
  brand: string;
  series: string | null;
  model: string;
  /** Price that an import gives, yuan; absent where none is known. */
  priceCny?: number;
}

export interface RangeOf {
  min: number;
  max: number;
}
