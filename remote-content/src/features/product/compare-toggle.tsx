import { compareItem, type ProductRow } from '@shixuan/api/client';
import { useCompareItem } from '@shixuan/host';
import * as productStyles from '@shixuan/ui/product.module.css';
import * as styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  product: Pick<ProductRow, 'id' | 'categoryId' | 'brand' | 'model' | 'drawing'>;
}

/** Puts a product on the comparison list or takes it off. The shell says why when it cannot be added. */
export function CompareToggle({ product }: CompareToggleProps) {
  const compared = useCompareItem(compareItem(product));
  if (!compared) return null;
  const { added, label, toggle } = compared;
  return (
    <button
      type="button"
      className={`${productStyles.compare} ${styles.toggle}`}
      aria-pressed={added}
      aria-label={label}
      onClick={toggle}
    >
      {added ? '✓ 已加入对比' : '＋ 对比'}
    </button>
  );
}
