import { brandLabel, type SelectedPart } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import type { ReactNode } from 'react';
import { productPath } from '../../lib/paths';
import * as styles from './product-names.module.css';

export interface ProductNamesProps {
  /** Keyed by role: where the next answer has another product in this place, the focus stays on the link. */
  products: readonly (Pick<SelectedPart, 'product'> & { role: string; figure?: string | undefined })[];
  /** What has to be known of the row at first sight: 缺数据待确认. */
  marks: readonly string[];
  children?: ReactNode;
}

/** The products of a row with their links. */
export function ProductNames({ products, marks, children }: ProductNamesProps) {
  return (
    <div className={styles.names}>
      {products.map(({ role, product, figure }) => (
        <div key={role} className={styles.name}>
          <Link className={styles.model} to={productPath(product.id)}>
            {product.model}
          </Link>
          <span className={styles.brand}>
            {brandLabel(product.brand)}
            {figure && ` · ${figure}`}
          </span>
        </div>
      ))}
      {marks.map(mark => (
        <span key={mark} className={styles.relaxed}>
          {mark}
        </span>
      ))}
      {children && <span className={styles.brand}>{children}</span>}
    </div>
  );
}
