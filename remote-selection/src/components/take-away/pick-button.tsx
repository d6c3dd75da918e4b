import type { SelectionSystem } from '@shixuan/embed-types';
import { useHost } from '@shixuan/host';
import * as styles from './pick-button.module.css';

/** Fires the event `pick` of an embedded widget. Absent where no surrounding page listens. */
export function PickButton({ describe }: { describe: () => SelectionSystem | null }) {
  const host = useHost();
  if (!host.tell) return null;
  return (
    <button type="button" className={styles.pick} onClick={() => host.tell?.('pick', describe())}>
      {host.config.texts?.pick || '选用此方案'}
    </button>
  );
}
