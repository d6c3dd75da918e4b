import type { SelectionSystem } from '@shixuan/embed-types';
import { useHost } from '@shixuan/host';
import * as styles from './pick-button.module.css';

/** Chooses a recommendation for the page around; absent where there is none that wants to know. */
export function PickButton({ describe }: { describe: () => SelectionSystem | null }) {
  const host = useHost();
  if (!host.tell) return null;
  return (
    <button type="button" className={styles.pick} onClick={() => host.tell?.('pick', describe())}>
      {host.config.texts?.pick || '选用此方案'}
    </button>
  );
}
