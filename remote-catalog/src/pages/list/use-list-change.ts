import { useNavigate } from '@shixuan/host';
import { type ListQuery, listPath, printListSearch } from '@shixuan/list-url';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Changes the list, and with it the address. Stable over renders, so that callers are not rendered again. */
export type ChangeList = (change: (query: ListQuery) => ListQuery) => void;

/**
 * The query as the visitor has just made it, and the way to change it. It is ahead of the address while the router is
 * navigating: a ticked box shows at once, and the next tick builds on it. The scroll position stays.
 */
export function useListChange(query: ListQuery): { shown: ListQuery; change: ChangeList } {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ of: string; query: ListQuery }>();
  const address = printListSearch(query);
  // The address has changed: a kept query would show again when the visitor returns to the former address.
  if (ahead && ahead.of !== address) setAhead(undefined);
  const shown = ahead?.of === address ? ahead.query : query;
  const latest = useRef({ query, shown, navigate });
  useEffect(() => {
    latest.current = { query, shown, navigate };
  });
  const change = useCallback<ChangeList>(make => {
    const next = make(latest.current.shown);
    latest.current.shown = next;
    setAhead({ of: printListSearch(latest.current.query), query: next });
    void latest.current.navigate(listPath(next), { preventScrollReset: true });
  }, []);
  return { shown, change };
}
