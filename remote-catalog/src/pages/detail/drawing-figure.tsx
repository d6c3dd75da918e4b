import type { ProductRow, Solid } from '@shixuan/api/client';
import { ProductImage } from '@shixuan/ui';
import { useState } from 'react';
import { ZoomDialog } from '../../features/zoom/zoom-dialog';
import * as styles from './drawing-figure.module.css';
import { SolidView } from './solid-view';

/** The product's drawing with a note on its accuracy, enlarged on a click. */
export function DrawingFigure({
  product: { model, drawing },
  solid,
}: {
  product: ProductRow;
  solid: Solid | undefined;
}) {
  const [open, setOpen] = useState(false);
  const title = `${model} 外形图`;
  return (
    <figure>
      <button type="button" className={styles.sheet} aria-label={`放大 ${title}`} onClick={() => setOpen(true)}>
        <ProductImage src={drawing.src} alt={title} width={480} height={360} fluid eager />
      </button>
      <figcaption className={styles.caption}>
        {captionOf(drawing)}
        {/* For the eye: the whole drawing is the button. */}
        <span className={styles.zoom} aria-hidden="true">
          点击放大
        </span>
      </figcaption>
      {solid && <SolidView solid={solid} title={`${model} 三维外形`} />}
      {open && <ZoomDialog src={drawing.src} title={title} onClose={() => setOpen(false)} />}
    </figure>
  );
}

/** Note on how far the drawing is to scale. */
function captionOf({ toScale, widthMm }: ProductRow['drawing']): string {
  if (toScale) return '外形按已知尺寸的比例绘制，细节与内部为示意';
  return widthMm
    ? '外形图，浅色线为同类产品的典型比例，尺寸以厂家图纸为准'
    : '同类产品的典型外形，不按比例，尺寸以厂家图纸为准';
}
