import { useHost } from '@shixuan/host';
import { useCallback, useState } from 'react';
import { type KeptSchemes, readSchemes } from './scheme';

const KEY = 'schemes';

/** What the visitor's device keeps, and the way to change it; kept for this page alone where the shell keeps nothing. */
export function useSchemes(): [KeptSchemes, (change: (kept: KeptSchemes) => KeptSchemes) => void] {
  const { preferences } = useHost();
  const [kept, setKept] = useState(() => readSchemes(preferences?.get(KEY)));
  const change = useCallback(
    (make: (now: KeptSchemes) => KeptSchemes) => {
      // Another page of the same visitor may have kept some meanwhile.
      const stored = preferences?.get(KEY);
      setKept(now => {
        const next = make(stored === undefined ? now : readSchemes(stored));
        preferences?.set(KEY, next);
        return next;
      });
    },
    [preferences],
  );
  return [kept, change];
}
