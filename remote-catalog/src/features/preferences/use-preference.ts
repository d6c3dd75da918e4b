import { useHost, useIsHydrated } from '@shixuan/host';
import { useCallback, useMemo, useState } from 'react';

/**
 * One preference of the visitor and its setter; stored on their device where the shell supports it.
 * @param read parses the stored value, which may be anything; called with undefined when nothing is stored; the same function each time
 */
export function usePreference<T>(key: string, read: (stored: unknown) => T): [T, (value: T) => void] {
  const { preferences } = useHost();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<{ value: T }>();
  const stored = useMemo(
    () => read(isHydrated ? preferences?.get(key) : undefined),
    [isHydrated, preferences, key, read],
  );
  const set = useCallback(
    (next: T) => {
      setChosen({ value: next });
      preferences?.set(key, next);
    },
    [preferences, key],
  );
  return [chosen ? chosen.value : stored, set];
}
