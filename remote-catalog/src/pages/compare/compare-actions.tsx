import { useHost } from '@shixuan/host';
import { Button } from '@shixuan/ui';
import * as styles from './compare-actions.module.css';

export interface CompareActionsProps {
  /** Address of this comparison, without the site's origin. */
  path: string;
  onlyDifferent: boolean;
  onOnlyDifferent(on: boolean): void;
  onClear(): void;
}

/** What can be done with the comparison as a whole. */
export function CompareActions({ path, onlyDifferent, onOnlyDifferent, onClear }: CompareActionsProps) {
  const { notify } = useHost();
  async function copy() {
    const link = window.location.origin + path;
    try {
      await navigator.clipboard.writeText(link);
      notify.success('对比链接已复制');
    } catch {
      // No clipboard without https or permission: the link itself is what can be given.
      notify.info(link, 8000);
    }
  }
  return (
    <>
      <label className={styles.only}>
        <input
          type="checkbox"
          className={styles.box}
          checked={onlyDifferent}
          onChange={event => onOnlyDifferent(event.target.checked)}
        />
        只看差异
      </label>
      <Button onClick={copy}>复制链接</Button>
      <Button onClick={onClear}>清空</Button>
    </>
  );
}
