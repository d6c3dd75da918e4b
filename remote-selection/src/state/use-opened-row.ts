import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Tasks that are remembered for going back. */
const MAX_KEPT = 20;

/** The row that was open last, by task: it is open again on coming back from one of its products. */
const kept = new WeakMap<QueryClient, Map<string, string>>();

/**
 * Which row is open. When the page is shown again with a task that it had, the row is open again.
 * @param task the page and its task, as an address says them
 */
export function useOpenedRow(task: string) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(() => kept.get(client)?.get(task) ?? null);
  useEffect(() => {
    const rows = kept.get(client) ?? new Map<string, string>();
    kept.set(client, rows);
    rows.delete(task);
    if (opened !== null) rows.set(task, opened);
    for (const oldest of rows.keys()) if (rows.size > MAX_KEPT) rows.delete(oldest);
  }, [client, task, opened]);
  return [opened, setOpened] as const;
}
