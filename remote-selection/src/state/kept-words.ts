import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** The line as it was left: going to the page of the other kind of task shows it again. */
const kept = new WeakMap<QueryClient, string>();

/** The text of the line, remembered for as long as the site is open. */
export function useKeptWords(): [string, (text: string) => void] {
  const client = useQueryClient();
  const [text, setText] = useState(() => kept.get(client) ?? '');
  const keep = useCallback(
    (next: string) => {
      kept.set(client, next);
      setText(next);
    },
    [client],
  );
  return [text, keep];
}
