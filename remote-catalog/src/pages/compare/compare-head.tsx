import type { ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { ProductImage } from '@shixuan/ui';
import { brandLabel } from '../../features/product/brand-label';
import { detailPath } from '../../lib/paths';
import * as styles from './compare-table.module.css';

/** The place of a drawing above its column, in px. */
export const DRAWING_BOX = { width: 168, height: 126 };

export interface CompareHeadProps {
  product: ProductRow;
  /** Pixels per millimetre; null: each drawing fills its box. */
  scale: number | null;
  onRemove(): void;
}

/** The head of a column: drawing, brand, part number. */
export function CompareHead({ product: { id, brand, model, drawing }, scale, onRemove }: CompareHeadProps) {
  const { widthMm, heightMm, src } = drawing;
  const box =
    scale && widthMm && heightMm
      ? { width: Math.round(widthMm * scale), height: Math.round(heightMm * scale) }
      : DRAWING_BOX;
  return (
    <th scope="col" className={styles.product}>
      <div className={styles.drawing}>
        <ProductImage src={src} alt="" {...box} />
      </div>
      <span className={styles.brand}>{brandLabel(brand)}</span>
      <Link className={styles.model} to={detailPath(id)}>
        {model}
      </Link>
      <button type="button" className={styles.remove} aria-label={`移除 ${model}`} onClick={onRemove}>
        移除
      </button>
    </th>
  );
}
