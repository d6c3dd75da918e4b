import { useHost } from '@shixuan/host';
import { useCallback, useState } from 'react';

/**
 * One preference of the visitor and its setter; stored on their device where the shell supports it.
 * @param read parses the stored value, which may be anything; called with undefined when nothing is stored
 */
export function usePreference<T>(key: string, read: (stored: unknown) => T): [T, (value: T) => void] {
  const { preferences } = useHost();
  const [value, setValue] = useState<T>(() => read(preferences?.get(key)));
  const set = useCallback(
    (next: T) => {
      setValue(next);
      preferences?.set(key, next);
    },
    [preferences, key],
  );
  return [value, set];
}
