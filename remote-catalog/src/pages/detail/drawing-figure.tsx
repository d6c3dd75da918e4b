import type { ProductRow } from '@shixuan/api/client';
import { ProductImage } from '@shixuan/ui';
import * as styles from './drawing-figure.module.css';

/** The product's drawing, and how far it can be trusted. */
export function DrawingFigure({ product: { model, drawing } }: { product: ProductRow }) {
  return (
    <figure>
      <div className={styles.sheet}>
        <ProductImage src={drawing.src} alt={`${model} 外形图`} width={480} height={360} fluid eager />
      </div>
      <figcaption className={styles.caption}>
        {drawing.toScale ? '外形图，按已知尺寸的比例绘制' : '外形图，浅色线为同类产品的典型比例，尺寸以厂家图纸为准'}
      </figcaption>
    </figure>
  );
}
