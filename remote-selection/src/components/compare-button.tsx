import { compareItem, type SelectedPart } from '@shixuan/api/client';
import { useCompareItem } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './actions.module.css';

/** Puts a part on the comparison list or takes it off; absent where the page around has none. */
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
