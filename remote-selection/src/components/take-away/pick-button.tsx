import type { SelectionSystem } from '@shixuan/embed-types';
import { useHost } from '@shixuan/host';
import * as actions from '../actions.module.css';

/** Fires the event `pick` of an embedded widget. Absent where no surrounding page listens. */
export function PickButton({ describe, off }: { describe: () => SelectionSystem | null; off: boolean }) {
  const host = useHost();
  if (!host.tell) return null;
  return (
    <button type="button" className={actions.primary} disabled={off} onClick={() => host.tell?.('pick', describe())}>
      {host.config.texts?.pick || '选用此方案'}
    </button>
  );
}
