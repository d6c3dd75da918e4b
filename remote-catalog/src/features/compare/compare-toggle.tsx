import { compareItem, type ProductRow } from '@shixuan/api/client';
import { useCompareItem } from '@shixuan/host';
import * as productStyles from '@shixuan/ui/product.module.css';
import * as styles from './compare-toggle.module.css';

export interface CompareToggleProps {
  product: Pick<ProductRow, 'id' | 'categoryId' | 'brand' | 'model' | 'drawing'>;
  /** `button` stands alone beside a heading, `inline` in a row of a table. */
  look?: 'button' | 'inline';
}

/** Puts a product on the comparison list or takes it off. The shell says why when it cannot be added. */
export function CompareToggle({ product, look = 'inline' }: CompareToggleProps) {
  const compared = useCompareItem(compareItem(product));
  if (!compared) return null;
  const { added, label, toggle } = compared;
  return (
    <button
      type="button"
      className={look === 'button' ? styles.button : `${productStyles.compare} ${styles.inline}`}
      aria-pressed={added}
      aria-label={look === 'inline' ? label : undefined}
      onClick={toggle}
    >
      {added ? '✓ 已加入对比' : look === 'button' ? '加入对比' : '＋ 对比'}
    </button>
  );
}
