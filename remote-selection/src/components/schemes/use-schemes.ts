import { useHost, useIsHydrated } from '@shixuan/host';
import { useCallback, useMemo, useState } from 'react';
import { type KeptSchemes, readSchemes } from './scheme';

const KEY = 'schemes';

/** Schemes kept on the visitor's device, and a setter; without the shell's preferences they last as long as the page. */
export function useSchemes(): [KeptSchemes, (change: (kept: KeptSchemes) => KeptSchemes) => void] {
  const { preferences } = useHost();
  const isHydrated = useIsHydrated();
  const found = useMemo(() => readSchemes(isHydrated ? preferences?.get(KEY) : undefined), [isHydrated, preferences]);
  const [changed, setChanged] = useState<KeptSchemes>();
  const change = useCallback(
    (make: (now: KeptSchemes) => KeptSchemes) => {
      // Another tab may have written schemes meanwhile.
      const stored = preferences?.get(KEY);
      setChanged(now => {
        const next = make(stored === undefined ? (now ?? found) : readSchemes(stored));
        preferences?.set(KEY, next);
        return next;
      });
    },
    [preferences, found],
  );
  return [changed ?? found, change];
}
