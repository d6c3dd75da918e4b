import type { ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { ProductImage } from '@shixuan/ui';
import { CompareToggle } from '../../features/compare/compare-toggle';
import { brandLabel } from '../../features/product/brand-label';
import { detailPath } from '../../lib/paths';
import * as styles from './product-table.module.css';

/** The first cell of a row: drawing, part number, brand. */
export function ProductCell({ product }: { product: ProductRow }) {
  const { id, model, brand, series, drawing } = product;
  return (
    <th scope="row" className={styles.first}>
      <div className={styles.product}>
        <ProductImage src={drawing.src} alt="" width={40} height={40} />
        <div className={styles.name}>
          <Link className={styles.model} to={detailPath(id)}>
            {model}
          </Link>
          <div className={styles.origin}>
            <span className={styles.maker}>{series ? `${brandLabel(brand)} ${series}` : brandLabel(brand)}</span>
            <CompareToggle product={product} />
          </div>
        </div>
      </div>
    </th>
  );
}
