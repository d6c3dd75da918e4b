import { brandLabel, type ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as grid from '@shixuan/ui/table.module.css';
import { CompareToggle } from '../../../features/compare/compare-toggle';
import { Thumbnail } from '../../../features/product/thumbnail';
import { detailPath } from '../../../lib/paths';
import { type EqualModels, OtherModels } from './other-models';
import * as styles from './product-table.module.css';

/** The first cell of a row: drawing, part number, brand. */
export function ProductCell({
  product,
  equal,
  note,
}: {
  product: ProductRow;
  equal?: EqualModels[number]['others'] | undefined;
  note?: string | undefined;
}) {
  const { id, model, brand, series, drawing, attrs } = product;
  return (
    <th scope="row" className={`${grid.sticky} ${styles.first}`}>
      <div className={styles.product}>
        <Thumbnail drawing={drawing} width={40} height={30} />
        <div className={styles.name}>
          <Link className={styles.model} to={detailPath(id)}>
            {model}
          </Link>
          <div className={styles.origin}>
            <span className={styles.maker}>{series ? `${brandLabel(brand)} ${series}` : brandLabel(brand)}</span>
            {attrs.status === 'discontinued' && <span className={styles.stopped}>停产</span>}
            <CompareToggle product={product} />
          </div>
          <OtherModels models={equal} />
        </div>
      </div>
      {note && <p className={styles.difference}>{note}</p>}
    </th>
  );
}
