import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** As many tasks as somebody goes back through. */
const MAX_KEPT = 20;

/** By task, the row that was open last: who has looked at one of its products comes back to it. */
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
