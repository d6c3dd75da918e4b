import type { SelectionSystem } from '@shixuan/embed-types';
import { useHost } from '@shixuan/host';
import { useEffect } from 'react';

/**
 * Tells an embedding page which recommendation is looked at, each time another one is.
 * @param count recommendations that are listed; null while there is no answer to the task
 * @param describe of the recommendation; called only where somebody listens. Must change with what it describes.
 */
export function useToldResult(count: number | null, describe: () => SelectionSystem | null): void {
  const host = useHost();
  useEffect(() => {
    if (count !== null) host.tell?.('result', { count, shown: describe() });
  }, [host, count, describe]);
}
