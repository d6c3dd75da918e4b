import { useHost } from '@shixuan/host';
import { useCallback, useState } from 'react';
import { type KeptSchemes, readSchemes } from './scheme';

const KEY = 'schemes';

/** Schemes kept on the visitor's device, and a setter; without the shell's preferences they last as long as the page. */
export function useSchemes(): [KeptSchemes, (change: (kept: KeptSchemes) => KeptSchemes) => void] {
  const { preferences } = useHost();
  const [kept, setKept] = useState(() => readSchemes(preferences?.get(KEY)));
  const change = useCallback(
    (make: (now: KeptSchemes) => KeptSchemes) => {
      // Another tab may have written schemes meanwhile.
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
