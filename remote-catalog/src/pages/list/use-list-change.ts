import { useNavigate } from '@shixuan/host';
import { type ListQuery, listPath, printListSearch } from '@shixuan/list-url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

/** Changes the list, and with it the address. Stable over renders, so that callers are not rendered again. */
export type ChangeList = (change: (query: ListQuery) => ListQuery) => void;

export interface ListChange {
  /** The query as the visitor has just made it. */
  shown: ListQuery;
  /** The list does not follow `shown` yet. */
  pending: boolean;
  change: ChangeList;
}

/**
 * The query as the visitor has just made it, and the way to change it. It is ahead of the address while the router is
 * navigating: a ticked box shows at once, and the next tick builds on it. The navigation begins after the box has been
 * painted, because its work would delay the picture. The scroll position stays.
 */
export function useListChange(query: ListQuery): ListChange {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ over: readonly string[]; query: ListQuery }>();
  const address = printListSearch(query);
  // The address has arrived, or is one that this page has not left for `ahead`: kept, it would show again later.
  if (ahead && (printListSearch(ahead.query) === address || !ahead.over.includes(address))) setAhead(undefined);
  const shown = ahead?.over.includes(address) ? ahead.query : query;
  const latest = useRef({ query, shown, navigate });
  useEffect(() => {
    latest.current = { query, shown, navigate };
  });
  const drop = useRef<() => void>(undefined);
  // A page that is left for another one before its list has followed shows the address that it returns to.
  useEffect(
    () => () => {
      drop.current?.();
      setAhead(undefined);
    },
    [],
  );
  const change = useCallback<ChangeList>(make => {
    const { query, shown } = latest.current;
    const next = make(shown);
    latest.current.shown = next;
    // The address may still become that of the change before this one.
    const passed = [query, shown].map(printListSearch);
    setAhead(now => ({ over: [...(now?.over ?? []), ...passed], query: next }));
    drop.current?.();
    drop.current = afterPaint(() => void latest.current.navigate(listPath(next), { preventScrollReset: true }));
  }, []);
  return { shown, pending: printListSearch(shown) !== address, change };
}
