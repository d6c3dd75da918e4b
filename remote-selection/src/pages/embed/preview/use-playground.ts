import type { ShixuanSelectionElement } from '@shixuan/embed-types';
import { type RefCallback, useCallback, useState } from 'react';
import { type HeardEvent, listen, noted } from './heard-event';

interface Playground {
  /** The element of the preview; null while there is none. */
  element: ShixuanSelectionElement | null;
  log: readonly HeardEvent[];
  /** Takes the element, and lets go of it when it leaves. */
  hold: RefCallback<ShixuanSelectionElement>;
  clear(): void;
}

/** The element of the preview and what it has said. */
export function usePlayground(): Playground {
  const [element, setElement] = useState<ShixuanSelectionElement | null>(null);
  const [log, setLog] = useState<readonly HeardEvent[]>([]);
  const hold = useCallback((held: ShixuanSelectionElement | null) => {
    if (!held) return;
    setElement(held);
    const end = listen(held, event => setLog(now => noted(now, event)));
    return () => {
      setElement(null);
      end();
    };
  }, []);
  return { element, log, hold, clear: () => setLog([]) };
}
