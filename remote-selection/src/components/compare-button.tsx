import { type SelectedPart, thumbnailSource } from '@shixuan/api/client';
import { useCompareItem } from '@shixuan/host';
import { partTitle } from '../data/ranking/part-title';
import * as styles from './actions.module.css';

/** Puts a part on the comparison list or takes it off; absent where the page around has none. */
export function CompareButton({ part }: { part: Pick<SelectedPart, 'product'> }) {
  const { id, categoryId, drawing } = part.product;
  const compared = useCompareItem({ id, categoryId, title: partTitle(part), image: thumbnailSource(drawing.src) });
  if (!compared) return null;
  const { added, label, toggle } = compared;
  return (
    <button type="button" className={styles.action} aria-pressed={added} aria-label={label} onClick={toggle}>
      {added ? '✓ 已加入对比' : '＋ 对比'}
    </button>
  );
}
