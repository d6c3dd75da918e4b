import { compareItem, type SelectedPart } from '@shixuan/api/client';
import { useCompareItem } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './actions.module.css';

/** Adds a product to the comparison list or removes it. Absent where the surrounding page has no such list. */
export function CompareButton({ part }: { part: Pick<SelectedPart, 'product'> }) {
  const compared = useCompareItem(compareItem(part.product));
  if (!compared) return null;
  const { added, label, toggle } = compared;
  return (
    <button
      type="button"
      className={`${controls.action} ${styles.action}`}
      aria-pressed={added}
      aria-label={label}
      onClick={toggle}
    >
      {added ? '✓ 已加入对比' : '＋ 对比'}
    </button>
  );
}
