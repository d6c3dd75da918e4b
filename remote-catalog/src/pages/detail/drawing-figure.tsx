import type { ProductRow } from '@shixuan/api/client';
import { ProductImage } from '@shixuan/ui';
import { useState } from 'react';
import { ZoomDialog } from '../../features/zoom/zoom-dialog';
import * as styles from './drawing-figure.module.css';

/** The product's drawing, how far it can be trusted, and itself enlarged on a click. */
export function DrawingFigure({ product: { model, drawing } }: { product: ProductRow }) {
  const [open, setOpen] = useState(false);
  const title = `${model} 外形图`;
  return (
    <figure>
      <button type="button" className={styles.sheet} aria-label={`放大 ${title}`} onClick={() => setOpen(true)}>
        <ProductImage src={drawing.src} alt={title} width={480} height={360} fluid eager />
        <span className={styles.zoom} aria-hidden="true">
          放大
        </span>
      </button>
      <figcaption className={styles.caption}>
        {drawing.toScale ? '外形图，按已知尺寸的比例绘制' : '外形图，浅色线为同类产品的典型比例，尺寸以厂家图纸为准'}
      </figcaption>
      {open && <ZoomDialog src={drawing.src} title={title} onClose={() => setOpen(false)} />}
    </figure>
  );
}
