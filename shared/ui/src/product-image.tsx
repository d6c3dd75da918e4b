import { useState } from 'react';
import { useImageSource } from './image-host';
import * as styles from './product-image.module.css';

export interface ProductImageProps {
  /** As the API gives it (`/Uploads/…`); the image host is put before it. */
  src: string;
  /** What the picture shows; empty where the text beside it says the same. */
  alt: string;
  /** The box in px. It keeps its size before the picture arrives and when loading fails. */
  width: number;
  height: number;
  /** Fill the container's width, at the box's proportions. */
  fluid?: boolean;
  /** Writes below whether the outline follows known dimensions (按比例) or is typical of the kind (典型外形). */
  toScale?: boolean;
  /** Load at once: for the one large picture of a page. Others wait until they come near. */
  eager?: boolean;
}

/** A product's drawing in a box of fixed size. It may stand in a button or a link of a line of text: it is made of `span`s. */
export function ProductImage({ src, alt, width, height, fluid, toScale, eager }: ProductImageProps) {
  const source = useImageSource(src);
  const [failed, setFailed] = useState<string>();
  const box = fluid ? { aspectRatio: `${width} / ${height}` } : { width, height };
  return (
    <span className={fluid ? styles.fluid : styles.fixed}>
      <span className={styles.paper} style={box}>
        {source === '' || failed === source ? (
          <span className={styles.missing}>{width >= 96 ? '图片未能加载' : '—'}</span>
        ) : (
          <img
            className={styles.image}
            src={source}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setFailed(source)}
          />
        )}
      </span>
      {toScale !== undefined && <span className={styles.caption}>{toScale ? '按比例' : '典型外形'}</span>}
    </span>
  );
}
