import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { memo } from 'react';
import { ProductCell } from './product-cell';
import { ValueCell } from './value-cell';

export interface TableColumn {
  attribute: AttributeDefinition;
  /** Digits after the point in this column. */
  decimals: number;
  /** Extremes of the whole category. */
  bounds: { min: number; max: number } | undefined;
}

/** One product; drawn again only when it or the columns change. */
export const TableRow = memo(function TableRow({
  product,
  columns,
}: {
  product: ProductRow;
  columns: readonly TableColumn[];
}) {
  return (
    <tr data-product={product.id}>
      <ProductCell product={product} />
      {columns.map(({ attribute, decimals, bounds }) => (
        <ValueCell
          key={attribute.key}
          attribute={attribute}
          value={product.attrs[attribute.key]}
          decimals={decimals}
          bounds={bounds}
        />
      ))}
    </tr>
  );
});
