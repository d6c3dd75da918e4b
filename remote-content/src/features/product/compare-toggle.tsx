import type { ProductRow } from '@shixuan/api/client';
import { useHost, useReadable } from '@shixuan/host';
import { brandLabel } from './brand-label';
import * as styles from './compare-toggle.module.css';
import { thumbnailSource } from './thumbnail';

export interface CompareToggleProps {
  product: Pick<ProductRow, 'id' | 'categoryId' | 'brand' | 'model' | 'drawing'>;
}

/** Puts a product on the comparison list or takes it off. The shell says why when it cannot be added. */
export function CompareToggle({ product }: CompareToggleProps) {
  const { compare, has } = useHost();
  const items = useReadable(compare.items);
  if (!has('compare')) return null;
  const added = items.some(item => item.id === product.id);
  const { id, categoryId, brand, model, drawing } = product;
  const title = `${brandLabel(brand)} ${model}`;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={added}
      aria-label={`${added ? '移出对比' : '加入对比'}：${title}`}
      onClick={() =>
        added ? compare.remove(id) : compare.add({ id, categoryId, title, image: thumbnailSource(drawing.src) })
      }
    >
      {added ? '✓ 已加入对比' : '＋ 对比'}
    </button>
  );
}
