import { useCopy } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './specifications.module.css';

/** Copies one row as text: `总像素 5.07 MP`. Visible when the row is pointed at or the button has focus. */
export function CopyRow({ label, printed }: { label: string; printed: string }) {
  const copy = useCopy();
  const text = `${label} ${printed}`;
  return (
    <button
      type="button"
      className={`${controls.action} ${styles.copy}`}
      aria-label={`复制 ${label}`}
      onClick={() => void copy(text, `已复制：${text}`)}
    >
      复制
    </button>
  );
}
