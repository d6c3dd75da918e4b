import type { SelectedPart } from '@shixuan/api/client';
import { useHost, useReadable } from '@shixuan/host';
import { partTitle } from '../parts/brand-name';
import * as styles from './actions.module.css';

/** Puts a part on the comparison list or takes it off; absent where the page around has none. */
export function CompareButton({ part }: { part: Pick<SelectedPart, 'product'> }) {
  const { compare, has } = useHost();
  const items = useReadable(compare.items);
  if (!has('compare')) return null;
  const { id, categoryId, drawing } = part.product;
  const added = items.some(item => item.id === id);
  const title = partTitle(part);
  const image = drawing.src.replace(/^(\/Uploads\/products\/\d+)\.svg$/, '$1-thumb.svg');
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={added}
      aria-label={`${added ? '移出对比' : '加入对比'}：${title}`}
      onClick={() => (added ? compare.remove(id) : compare.add({ id, categoryId, title, image }))}
    >
      {added ? '✓ 已加入对比' : '＋ 对比'}
    </button>
  );
}
