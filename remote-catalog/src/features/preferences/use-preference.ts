import { useHost } from '@shixuan/host';
import { useCallback, useState } from 'react';

/**
 * One preference of the visitor and the way to set it; kept on his device where the shell can.
 * @param read makes of what was stored what it should be, whatever it is; called with undefined when nothing was
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
