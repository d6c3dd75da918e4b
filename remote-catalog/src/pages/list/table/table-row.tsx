import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { memo } from 'react';
import { differenceNote, differences } from './difference-note';
import type { EqualModels } from './other-models';
import { ProductCell } from './product-cell';
import { ValueCell } from './value-cell';

export interface TableColumn {
  attribute: AttributeDefinition;
  /** Digits after the point in this column. */
  decimals: number;
  /** Extremes of the whole category. */
  bounds: { min: number; max: number } | undefined;
  /** Place among the pinned columns, from 0; absent: the column scrolls. */
  pinned?: number | undefined;
}

/** One product; drawn again only when it or the columns change. */
export const TableRow = memo(function TableRow({
  product,
  equal,
  columns,
  reference,
  at,
  measure,
}: {
  product: ProductRow;
  /** Further products with the same data, which share the row. */
  equal?: EqualModels[number]['others'] | undefined;
  columns: readonly TableColumn[];
  reference?: ProductRow | undefined;
  /** Place in the table, from 0. */
  at: number;
  /** Given where not all rows are in the document: then the row says its place. */
  measure?: (row: HTMLTableRowElement | null) => void;
}) {
  const attributes = reference && columns.map(({ attribute }) => attribute);
  const note = attributes && differenceNote(product, reference, attributes);
  const differing = attributes && differences(product, reference, attributes);
  return (
    <tr ref={measure} data-product={product.id} data-index={at} aria-rowindex={measure && at + 2}>
      <ProductCell product={product} equal={equal} note={note} />
      {columns.map(({ attribute, decimals, bounds, pinned }) => (
        <ValueCell
          key={attribute.key}
          attribute={attribute}
          attrs={product.attrs}
          decimals={decimals}
          bounds={bounds}
          pinned={pinned}
          differs={differing?.includes(attribute)}
        />
      ))}
    </tr>
  );
});
