import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Tasks that are remembered for going back. */
const MAX_KEPT = 20;

type KeptRows = WeakMap<QueryClient, Map<string, string>>;

/** The row that was open last and the one that was chosen, by task: both are again on coming back from one of their products. */
const kept: Readonly<Record<'opened' | 'chosen', KeptRows>> = { opened: new WeakMap(), chosen: new WeakMap() };

/**
 * Which row is open, or chosen. When the page is shown again with a task that it had, the row is so again.
 * @param task the page and its task, as an address says them
 * @param named what the address names itself
 */
export function useKeptRow(kind: keyof typeof kept, task: string, named: string | null = null) {
  const client = useQueryClient();
  const [row, setRow] = useState(() => named ?? kept[kind].get(client)?.get(task) ?? null);
  useEffect(() => {
    const rows = kept[kind].get(client) ?? new Map<string, string>();
    kept[kind].set(client, rows);
    rows.delete(task);
    if (row !== null) rows.set(task, row);
    for (const oldest of rows.keys()) if (rows.size > MAX_KEPT) rows.delete(oldest);
  }, [kind, client, task, row]);
  return [row, setRow] as const;
}
