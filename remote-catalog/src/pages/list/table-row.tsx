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
}: {
  product: ProductRow;
  /** Further products with the same data, which share the row. */
  equal?: EqualModels[number]['others'] | undefined;
  columns: readonly TableColumn[];
  reference?: ProductRow | undefined;
}) {
  const note = reference && differenceNote(product, reference, columns);
  return (
    <tr data-product={product.id}>
      <ProductCell product={product} equal={equal} note={note} />
      {columns.map(({ attribute, decimals, bounds }) => (
        <ValueCell
          key={attribute.key}
          attribute={attribute}
          attrs={product.attrs}
          decimals={decimals}
          bounds={bounds}
        />
      ))}
    </tr>
  );
});
