import type { ProductRow } from '@shixuan/api/client';
import { useHost, useReadable } from '@shixuan/host';
import { brandLabel } from '../product/brand-label';
import { thumbnailSource } from '../product/thumbnail';
import * as styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  product: Pick<ProductRow, 'id' | 'categoryId' | 'brand' | 'model' | 'drawing'>;
  /** `button` stands alone beside a heading, `inline` in a row of a table. */
  look?: 'button' | 'inline';
}

/** Puts a product on the comparison list or takes it off. The shell says why when it cannot be added. */
export function CompareToggle({ product, look = 'inline' }: CompareToggleProps) {
  const { compare, has } = useHost();
  const items = useReadable(compare.items);
  if (!has('compare')) return null;
  const added = items.some(item => item.id === product.id);
  const { id, categoryId, brand, model, drawing } = product;
  const title = `${brandLabel(brand)} ${model}`;
  return (
    <button
      type="button"
      className={look === 'button' ? styles.button : styles.inline}
      aria-pressed={added}
      aria-label={look === 'inline' ? `${added ? '移出对比' : '加入对比'}：${title}` : undefined}
      onClick={() =>
        added ? compare.remove(id) : compare.add({ id, categoryId, title, image: thumbnailSource(drawing.src) })
      }
    >
      {added ? '✓ 已加入对比' : look === 'button' ? '加入对比' : '＋ 对比'}
    </button>
  );
}
