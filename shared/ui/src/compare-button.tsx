import * as styles from './compare-button.module.css';
import * as productStyles from './product.module.css';

export interface CompareButtonProps {
  /** Whether the product is on the comparison list. */
  added: boolean;
  /** What pressing does, with the product's name. */
  label: string;
  /** Puts the product on the list or takes it off. */
  toggle(): void;
  /** `button` stands alone beside a heading, `inline` in a row of a list. */
  look?: 'button' | 'inline' | undefined;
}

/** The button of a product and the comparison list, over `useCompareItem` of `@shixuan/host`. */
export function CompareButton({ added, label, toggle, look = 'inline' }: CompareButtonProps) {
  const alone = look === 'button';
  return (
    <button
      type="button"
      className={alone ? styles.button : `${productStyles.compare} ${styles.inline}`}
      aria-pressed={added}
      aria-label={alone ? undefined : label}
      onClick={toggle}
    >
      {added ? '✓ 已加入对比' : alone ? '加入对比' : '＋ 对比'}
    </button>
  );
}
