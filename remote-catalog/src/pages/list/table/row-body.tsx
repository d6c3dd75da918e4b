import type { ProductRow } from '@shixuan/api/client';
import { useMemo } from 'react';
import { alignedText } from '../../../features/attributes/column-decimals';
import { detailPath } from '../../../lib/paths';
import { usePrefetchOnRest } from '../query/use-prefetch-on-rest';
import type { Density } from './density';
import type { EqualModels } from './other-models';
import * as styles from './product-table.module.css';
import { onTableKey } from './table-keys';
import { type TableColumn, TableRow } from './table-row';
import type { RowWindow } from './use-row-window';
import { ValueCell } from './value-cell';

/** 未标注 with its margins, in Latin characters. */
const UNKNOWN_WIDTH = 7;

export interface ProductRowsProps {
  rows: ProductRow[];
  equal: EqualModels;
  columns: readonly TableColumn[];
  density: Density;
  reference?: ProductRow | undefined;
}

interface RowBodyProps extends ProductRowsProps {
  /** Which rows are in the document; without it all. */
  window?: RowWindow;
}

/** The rows that are in the document, with gaps in place of the others. */
export function RowBody({ rows, equal, columns, reference, window }: RowBodyProps) {
  const { onPointerOver } = usePrefetchOnRest(productAt);
  const items = window?.items ?? null;
  const windowed = items !== null;
  const widest = useMemo(() => (windowed ? widestRow(rows, columns) : null), [windowed, rows, columns]);
  const row = (at: number) => {
    const product = rows[at];
    return (
      product && (
        <TableRow
          key={product.id}
          product={product}
          equal={equal.find(({ id }) => id === product.id)?.others}
          columns={columns}
          reference={reference}
          at={at}
          {...(items && { measure: window?.measure })}
        />
      )
    );
  };
  return (
    <tbody
      ref={window?.body}
      onKeyDown={event => onTableKey(event, window?.focusRow)}
      onPointerOver={onPointerOver}
      onFocus={window?.onFocus}
      onBlur={window?.onBlur}
    >
      {widest && <WidthRow product={widest} columns={columns} />}
      {window && items
        ? [
            <Gap key="first" height={window.gapAfter(-1)} span={columns.length + 1} />,
            ...items.flatMap(({ index }, i) => [
              row(index),
              <Gap key={`after ${index}`} height={window.gapAfter(i)} span={columns.length + 1} />,
            ]),
          ]
        : rows.map((_, at) => row(at))}
    </tbody>
  );
}

/** The page of the product in whose row the element stands; the row is wider than its link. */
function productAt(target: Element): string | null {
  const id = Number(target.closest('tr')?.getAttribute('data-product'));
  return id ? detailPath(id) : null;
}

/** Stands for rows that are not in the document. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr className={styles.gap}>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

/** Takes no height; keeps the columns as wide as their longest value, whichever rows are in the document. */
function WidthRow({ product, columns }: { product: Pick<ProductRow, 'attrs'>; columns: readonly TableColumn[] }) {
  return (
    <tr className={styles.widths}>
      <td />
      {columns.map(({ attribute, decimals }) => (
        <ValueCell
          key={attribute.key}
          attribute={attribute}
          attrs={product.attrs}
          decimals={decimals}
          bounds={undefined}
        />
      ))}
    </tr>
  );
}

/** The longest value of each column, or none where 未标注 is longer; a Chinese character is as wide as two Latin ones. */
function widestRow(rows: readonly ProductRow[], columns: readonly TableColumn[]): Pick<ProductRow, 'attrs'> {
  const attrs: ProductRow['attrs'] = {};
  for (const { attribute, decimals } of columns) {
    const { key } = attribute;
    let most = rows.some(row => row.attrs[key] === undefined) ? UNKNOWN_WIDTH : 0;
    for (const { attrs: own } of rows) {
      const value = own[key];
      const text = value === undefined ? '' : (alignedText(attribute, value, decimals) ?? '');
      const width = text.length + (text.match(/[⺀-￯]/g)?.length ?? 0);
      if (value === undefined || width <= most) continue;
      most = width;
      attrs[key] = value;
    }
  }
  return { attrs };
}
