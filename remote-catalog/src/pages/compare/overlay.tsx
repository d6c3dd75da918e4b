import { outlineSource, type ProductRow } from '@shixuan/api/client';
import { useImageSource } from '@shixuan/ui';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import { useState } from 'react';
import { commonScale } from './common-scale';
import * as styles from './overlay.module.css';

/** The field of the overlay, in px at full width; it shrinks with the page. */
const FIELD = { width: 640, height: 360 };

/**
 * The outlines of the parts at one scale, centred on each other, to compare their sizes. Each can be hidden; the one
 * pointed at in the list is highlighted.
 */
export function Overlay({ products }: { products: readonly ProductRow[] }) {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [pointed, setPointed] = useState<number | null>(null);
  const sized = products.filter(({ drawing }) => drawing.widthMm && drawing.heightMm);
  const scale = commonScale(
    sized.map(({ drawing }) => drawing),
    FIELD,
  );
  if (!scale) return null;
  const toggle = (id: number) =>
    setHidden(before => new Set(before.has(id) ? [...before].filter(other => other !== id) : [...before, id]));
  return (
    <div className={styles.overlay}>
      <div className={styles.field} style={{ aspectRatio: `${FIELD.width} / ${FIELD.height}` }}>
        {sized
          .filter(({ id }) => !hidden.has(id))
          .map(product => (
            <Layer
              key={product.id}
              product={product}
              scale={scale}
              faint={pointed !== null && pointed !== product.id}
            />
          ))}
      </div>
      <ul className={styles.legend}>
        {sized.map(({ id, model, drawing }) => (
          <li
            key={id}
            onPointerEnter={() => setPointed(id)}
            onPointerLeave={() => setPointed(null)}
            onFocus={() => setPointed(id)}
            onBlur={() => setPointed(null)}
          >
            <label className={styles.entry}>
              <input
                type="checkbox"
                className={`${chipStyles.box} ${styles.box}`}
                checked={!hidden.has(id)}
                onChange={() => toggle(id)}
              />
              <span className={styles.model}>{model}</span>
              <span className={styles.size}>{drawing.toScale ? '按已知尺寸' : '含典型比例'}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Layer({
  product: { id, model, drawing },
  scale,
  faint,
}: {
  product: ProductRow;
  scale: number;
  /** Another one is pointed at in the list. */
  faint: boolean;
}) {
  const source = useImageSource(outlineSource(drawing.src));
  const share = (mm: number | null, side: number) => `${(((mm ?? 0) * scale) / side) * 100}%`;
  return (
    <img
      className={styles.layer}
      src={source}
      alt={`${model} 外形图`}
      data-id={id}
      data-faint={faint || undefined}
      style={{ width: share(drawing.widthMm, FIELD.width), height: share(drawing.heightMm, FIELD.height) }}
    />
  );
}
