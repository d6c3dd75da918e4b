import { brandLabel, outlineSource, type ProductRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { ProductImage } from '@shixuan/ui';
import { DataSheetLink } from '../../features/download/data-sheet-link';
import { Thumbnail } from '../../features/product/thumbnail';
import { detailPath } from '../../lib/paths';
import * as styles from './compare-table.module.css';

/** The place of a drawing above its column, in px. */
export interface DrawingBox {
  width: number;
  height: number;
}

export interface CompareHeadProps {
  product: ProductRow;
  box: DrawingBox;
  /** Pixels per millimetre; null: each drawing fills its box. */
  scale: number | null;
  onRemove(): void;
}

/** The head of a column: drawing, brand, part number. */
export function CompareHead({ product: { id, brand, model, drawing }, box, scale, onRemove }: CompareHeadProps) {
  const { widthMm, heightMm, src, thumbnail } = drawing;
  const size = !thumbnail &&
    scale &&
    widthMm &&
    heightMm && { width: Math.round(widthMm * scale), height: Math.round(heightMm * scale) };
  return (
    <th scope="col" className={styles.product}>
      <div className={styles.drawing} style={{ height: box.height }}>
        {size ? (
          <ProductImage src={outlineSource(src)} alt="" {...size} />
        ) : (
          <Thumbnail drawing={drawing} width={box.height} height={box.height} />
        )}
      </div>
      <span className={styles.brand}>{brandLabel(brand)}</span>
      <Link className={styles.model} to={detailPath(id)}>
        {model}
      </Link>
      <span className={styles.tools}>
        <DataSheetLink id={id} className={styles.sheet} label={`参数单 PDF ${model}`}>
          参数单
        </DataSheetLink>
        <button type="button" className={styles.remove} aria-label={`移除 ${model}`} onClick={onRemove}>
          移除
        </button>
      </span>
    </th>
  );
}
