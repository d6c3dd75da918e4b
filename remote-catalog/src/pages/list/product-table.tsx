import type { AttributeDefinition, Facet, ProductRow } from '@shixuan/api/client';
import type { ListQuery } from '@shixuan/list-url';
import { useMemo } from 'react';
import { columnDecimals } from './column-decimals';
import { ColumnHead } from './column-head';
import { ProductCell } from './product-cell';
import * as styles from './product-table.module.css';
import { ValueCell } from './value-cell';

export interface ProductTableProps {
  rows: ProductRow[];
  attributes: AttributeDefinition[];
  facets: Facet[];
  query: ListQuery;
}

/** The products of a page as a table: part number first and always in sight, then the figures by which they differ. */
export function ProductTable({ rows, attributes, facets, query }: ProductTableProps) {
  const columns = useMemo(
    () =>
      attributes
        .filter(attribute => attribute.inList)
        .map(attribute => ({
          attribute,
          decimals: columnDecimals(rows, attribute),
          bounds: facets.find(facet => facet.key === attribute.key)?.bounds,
        })),
    [rows, attributes, facets],
  );
  return (
    <section className={styles.scroll} aria-label="产品表，可左右滚动">
      <table className={styles.table}>
        <caption className="visually-hidden">产品与主要参数；列头可排序</caption>
        <thead>
          <tr>
            <ColumnHead name="型号" sortKey="model" query={query} first />
            {columns.map(({ attribute }) => (
              <ColumnHead
                key={attribute.key}
                name={attribute.label}
                unit={attribute.unit}
                help={attribute.help}
                measured={attribute.type === 'number' || attribute.type === 'range'}
                sortKey={attribute.sortable ? attribute.key : undefined}
                query={query}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(product => (
            <tr key={product.id}>
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
          ))}
        </tbody>
      </table>
    </section>
  );
}
