import type { ProductRow } from '@shixuan/api/client';
import { derivedText, deriveFigures } from '../../features/derived/derive-figures';
import { type Verdict, verdict } from './compare-rows';

/** A figure that follows from others, over all products. */
export interface DerivedRow {
  key: string;
  label: string;
  /** With unit; null where an input is not known. */
  cells: (string | null)[];
  /** How each was computed. */
  formulas: (string | null)[];
  verdict: Verdict;
}

/** The derived figures of the products as rows: every one that can be computed for at least one of them. */
export function derivedRows(products: readonly Pick<ProductRow, 'attrs'>[], onlyDifferent: boolean): DerivedRow[] {
  const figures = products.map(({ attrs }) => deriveFigures(attrs));
  const labels = new Map(figures.flat().map(({ key, label }) => [key, label]));
  return [...labels]
    .map(([key, label]) => {
      const ofKey = figures.map(list => list.find(figure => figure.key === key));
      const cells = ofKey.map(figure => (figure ? `${derivedText(figure)}\u202f${figure.unit}` : null));
      return { key, label, cells, formulas: ofKey.map(figure => figure?.formula ?? null), verdict: verdict(cells) };
    })
    .filter(row => !onlyDifferent || row.verdict === 'different');
}
