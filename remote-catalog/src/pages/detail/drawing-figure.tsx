import type { ProductPicture, ProductRow, Solid } from '@shixuan/api/client';
import { ProductImage } from '@shixuan/ui';
import { useState } from 'react';
import { ZoomDialog } from '../../features/zoom/zoom-dialog';
import * as styles from './drawing-figure.module.css';
import { pictureNotes, pictureTitle } from './picture-texts';
import { SolidView } from './solid-view';

/** One picture of the page: brought by an import, or drawn from the figures. */
interface View {
  src: string;
  thumbnail: string;
  title: string;
  caption: string;
}

/** The product's pictures, and its drawing with a note on its accuracy; each is enlarged on a click. */
export function DrawingFigure({
  product: { model, drawing },
  pictures,
  solid,
}: {
  product: ProductRow;
  pictures: readonly ProductPicture[];
  solid: Solid | undefined;
}) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const drawn = { src: drawing.src, thumbnail: drawing.src, title: `${model} 外形图`, caption: captionOf(drawing) };
  const views: View[] = [
    ...pictures.map(picture => ({
      src: picture.src,
      thumbnail: picture.thumbnail,
      title: `${model} ${pictureTitle(picture)}`,
      caption: pictureNotes(picture),
    })),
    drawn,
  ];
  const { src, title, caption } = views.find(view => view.src === chosen) ?? views[0] ?? drawn;
  return (
    <figure>
      <button type="button" className={styles.sheet} aria-label={`放大 ${title}`} onClick={() => setOpen(true)}>
        <ProductImage key={src} src={src} alt={title} width={480} height={360} fluid eager />
      </button>
      <figcaption className={styles.caption}>
        {caption}
        {/* For the eye: the whole drawing is the button. */}
        <span className={styles.zoom} aria-hidden="true">
          点击放大
        </span>
      </figcaption>
      {views.length > 1 && (
        <ul className={styles.views} aria-label="图片">
          {views.map(view => (
            <li key={view.src}>
              <button
                type="button"
                className={styles.view}
                aria-label={`显示 ${view.title}`}
                aria-pressed={view.src === src}
                onClick={() => setChosen(view.src)}
              >
                <ProductImage src={view.thumbnail} alt="" width={72} height={54} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {solid && <SolidView solid={solid} title={`${model} 三维外形`} />}
      {open && <ZoomDialog src={src} title={title} onClose={() => setOpen(false)} />}
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
