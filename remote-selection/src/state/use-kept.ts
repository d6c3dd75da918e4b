import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * State that the pages after this one begin with, for as long as the site is open.
 * @param kept where it is remembered
 * @param first what a page begins with, from what was remembered
 */
export function useKept<T, S>(
  kept: WeakMap<QueryClient, T>,
  first: (last: T | undefined) => S,
): [T | S, (value: T) => void] {
  const client = useQueryClient();
  const [value, setValue] = useState<T | S>(() => first(kept.get(client)));
  const keep = useCallback(
    (next: T) => {
      kept.set(client, next);
      setValue(() => next);
    },
    [client, kept],
  );
  return [value, keep];
}
