import { isMissing } from '@shixuan/api';
import { type CatalogueIndex, find } from '@shixuan/server/catalogue';

/** Rows of a list's first page. */
const ROWS = 24;

/** Cells that say something, and cells in which something could be said. */
export interface FilledCells {
  known: number;
  applying: number;
}

/** The cells of the usual columns on the first page of each category's list, in the order in which visitors see it; by name of the category. */
export function firstScreens({ segments }: CatalogueIndex): Map<string, FilledCells> {
  const query = { filters: {}, page: 1, pageSize: ROWS, facets: false, fold: true };
  return new Map(
    [...segments.values()].map(segment => {
      const columns = segment.attributes.filter(({ inList }) => inList);
      const cells = find(segment, query).rows.flatMap(row => {
        const attrs = segment.products[row]?.attrs ?? {};
        return columns.map(column => ({ known: attrs[column.key] !== undefined, missing: isMissing(column, attrs) }));
      });
      const known = cells.filter(cell => cell.known).length;
      const missing = cells.filter(cell => cell.missing).length;
      return [segment.category.name, { known, applying: known + missing }];
    }),
  );
}
