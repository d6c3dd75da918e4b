import type { SelectionSystem } from '@shixuan/embed-types';
import { useHost } from '@shixuan/host';
import { useEffect } from 'react';

/**
 * Fires the event `result` of an embedded widget whenever another recommendation is shown.
 * @param count recommendations that are listed; null while there is no answer to the task
 * @param describe makes the event's `shown`; called only where a page listens. Must change with what it describes.
 */
export function useResultEvent(count: number | null, describe: () => Promise<SelectionSystem | null>): void {
  const host = useHost();
  useEffect(() => {
    if (count === null || !host.tell) return;
    let current = true;
    describe().then(shown => {
      if (current) host.tell?.('result', { count, shown });
    }, reportError);
    return () => {
      current = false;
    };
  }, [host, count, describe]);
}
