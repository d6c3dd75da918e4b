import type { IndexProduct } from './index-input';
import { compareNatural } from './natural-order';

/** The order of a list nobody has sorted: brand, series (those without one last), model. */
export function compareDefault(a: IndexProduct, b: IndexProduct): number {
  return (
    compareNatural(a.brand.name, b.brand.name) ||
    a.brand.id - b.brand.id ||
    compareSeries(a.series, b.series) ||
    compareNatural(a.model, b.model) ||
    a.id - b.id
  );
}

function compareSeries(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareNatural(a, b);
}
