import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { memo } from 'react';
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

/** `与参照不同：像元尺寸、最高帧率`, by the columns in sight. */
function differenceNote(product: ProductRow, reference: ProductRow, columns: readonly TableColumn[]): string {
  if (product.id === reference.id) return '参照产品';
  const labels = columns
    .filter(({ attribute: { key } }) => String(product.attrs[key]) !== String(reference.attrs[key]))
    .map(({ attribute }) => attribute.label);
  return labels.length > 0 ? `不同：${labels.join('、')}` : '所列参数相同';
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
  const note = reference && differenceNote(product, reference, columns);
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
        />
      ))}
    </tr>
  );
});
