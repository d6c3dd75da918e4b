import type { AttributeDefinition, ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { listPath, listQuery, withColumns } from '@shixuan/list-url';
import * as grid from '@shixuan/ui/table.module.css';
import { AbsentValue } from '../../features/attributes/absent-value';
import { alignedText, columnDecimals } from '../../features/attributes/column-decimals';
import { isMeasured } from '../../features/attributes/measured';
import { unitBeside } from '../../features/attributes/unit-beside';
import { TableFrame } from '../../features/table-frame/table-frame';
import { detailPath } from '../../lib/paths';
import { differingAttributes } from './differing-attributes';
import * as styles from './siblings.module.css';

export interface SiblingsProps {
  product: ProductRow;
  siblings: ProductRow[];
  /** All siblings, of which the nearest are listed. */
  total: number;
  attributes: readonly AttributeDefinition[];
}

/** The product and its series by the figures in which they differ; values equal to the product's are faint. */
export function Siblings({ product, siblings, total, attributes }: SiblingsProps) {
  const columns = differingAttributes(attributes, [product, ...siblings]).map(attribute => ({
    attribute,
    decimals: columnDecimals([product, ...siblings], attribute),
  }));
  const { categoryId, brand, series } = product;
  const ofSeries = listQuery(categoryId, {
    brand: { in: [String(brand.id)] },
    ...(series && { series: { in: [series] } }),
  });
  const keys = columns.map(({ attribute }) => attribute.key);
  const head = (
    <thead>
      <tr>
        <th scope="col" className={`${grid.sticky} ${styles.model}`}>
          型号
        </th>
        {columns.map(({ attribute }) => (
          <th key={attribute.key} scope="col" className={isMeasured(attribute) ? styles.number : undefined}>
            {attribute.label}
            {unitBeside(attribute) && <span className={styles.unit}>{unitBeside(attribute)}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <>
      <TableFrame label="同系列产品，可左右滚动" head={<table className={styles.table}>{head}</table>}>
        <table className={`${grid.table} ${styles.table}`}>
          {head}
          <tbody>
            {[product, ...siblings].map(row => (
              <tr key={row.id} aria-current={row.id === product.id || undefined}>
                <th scope="row" className={`${grid.sticky} ${styles.model}`}>
                  {row.id === product.id ? row.model : <Link to={detailPath(row.id)}>{row.model}</Link>}
                </th>
                {columns.map(({ attribute, decimals }) => {
                  const print = ({ attrs }: ProductRow) => alignedText(attribute, attrs[attribute.key], decimals);
                  const text = print(row);
                  const same = row.id !== product.id && text === print(product);
                  const place = isMeasured(attribute) ? styles.number : undefined;
                  return (
                    <td key={attribute.key} className={place} data-same={same || undefined}>
                      {text ?? <AbsentValue attribute={attribute} attrs={row.attrs} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className={styles.all}>
        {total > siblings.length && <Link to={listPath(ofSeries)}>{`查看系列全部 ${total + 1} 款`}</Link>}
        {series && <Link to={listPath(withColumns(ofSeries, keys, 0))}>按这些参数筛选本系列</Link>}
      </p>
    </>
  );
}
