import type { ProductRow } from '@shixuan/api/client';
import { ProductImage } from '@shixuan/ui';
import { formatNumber } from '../../features/attributes/format-value';
import * as styles from './drawing-figure.module.css';

/** The product's drawing, and how far it can be trusted. */
export function DrawingFigure({ product: { model, drawing } }: { product: ProductRow }) {
  const { widthMm, heightMm, toScale } = drawing;
  const size =
    widthMm !== null && heightMm !== null && `${formatNumber(widthMm, 1)} × ${formatNumber(heightMm, 1)}\u2009mm`;
  return (
    <figure>
      <div className={styles.sheet}>
        <ProductImage src={drawing.src} alt={`${model} 外形图`} width={480} height={360} fluid eager />
      </div>
      <figcaption className={styles.caption}>
        {toScale ? '外形图，按已知尺寸的比例绘制' : '外形图，浅色线为同类产品的典型比例，尺寸以厂家图纸为准'}
        {size && <span className={styles.size}>{`图面 ${size}`}</span>}
      </figcaption>
    </figure>
  );
}
