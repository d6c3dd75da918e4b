import { type AttributeDefinition, applies, type ProductRow } from '@shixuan/api/client';
import { formatValue } from '@shixuan/api/format-value';
import { bestValues } from './best-values';

/**
 * `different`: at least two known values that differ. `equal`: known for all and the same. `unknown`: nothing known for
 * any. `incomplete`: the known values agree, but some are not known, so that nothing can be said.
 */
export type Verdict = 'different' | 'equal' | 'incomplete' | 'unknown';

export interface CompareRow {
  attribute: AttributeDefinition;
  /**
   * As printed without the unit, which stands beside the name; null where not known, `INAPPLICABLE` where the kind of product
   * cannot have it; one for each product.
   */
  cells: (string | null)[];
  verdict: Verdict;
  /** Columns with the best value, where better means the same to every buyer. */
  best: ReadonlySet<number>;
}

export interface CompareGroup {
  title: string;
  rows: CompareRow[];
}

export const INAPPLICABLE = '不适用';

/** What a row states about the products. */
export function verdict(cells: readonly (string | null)[]): Verdict {
  const known = cells.filter(cell => cell !== null);
  if (known.length === 0) return 'unknown';
  if (new Set(known).size > 1) return 'different';
  return known.length === cells.length ? 'equal' : 'incomplete';
}

/** Whether something is known of any product. */
export const isKnown = ({ verdict: said }: Pick<CompareRow, 'verdict'>): boolean => said !== 'unknown';

/** One line in place of the rows in which nothing is known of any product; null where there are none. */
export function unstatedLine(rows: readonly CompareRow[]): string | null {
  const labels = rows.filter(row => !isKnown(row)).map(({ attribute }) => attribute.label);
  return labels.length > 0 ? `均未标注：${labels.join('、')}` : null;
}

/** The attributes that apply to any of the products as rows over them, by group; only those that differ on demand. */
export function compareGroups(
  attributes: readonly AttributeDefinition[],
  products: readonly Pick<ProductRow, 'attrs'>[],
  onlyDifferent: boolean,
): CompareGroup[] {
  const titles = [...new Set(attributes.map(({ group }) => group))];
  return titles
    .map(title => ({
      title,
      rows: attributes
        .filter(attribute => attribute.group === title && products.some(({ attrs }) => applies(attribute, attrs)))
        .map(attribute => {
          const cells = products.map(
            ({ attrs }) =>
              formatValue(attribute, attrs[attribute.key]) ?? (applies(attribute, attrs) ? null : INAPPLICABLE),
          );
          return { attribute, cells, verdict: verdict(cells), best: bestValues(attribute, products) };
        })
        .filter(row => !onlyDifferent || row.verdict === 'different'),
    }))
    .filter(({ rows }) => rows.length > 0);
}
