import { useNavigate } from '@shixuan/host';
import { type ListQuery, listPath, printListSearch } from '@shixuan/list-url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint';
import { createPressedQuery, type PressedQuery } from './pressed-query';

/** Changes the list, and with it the address. Stable over renders, so that callers are not rendered again. */
export type ChangeList = (change: (query: ListQuery) => ListQuery) => void;

export interface ListChange {
  /** The query as the visitor has made it: ahead of the address while the router is navigating. */
  shown: ListQuery;
  /** The list does not follow `shown` yet. */
  pending: boolean;
  /** The whole page shows the change at once. */
  change: ChangeList;
  /** The pressed control shows the change at once by `usePressed`, the page after the next paint. */
  press: ChangeList;
  pressed: PressedQuery;
}

/**
 * The query as the visitor has just made it, and the ways to change it; the next change builds on it. The navigation begins
 * after the change has been painted, because its work would delay the picture. The scroll position stays.
 */
export function useListChange(query: ListQuery): ListChange {
  const navigate = useNavigate();
  const [pressed] = useState(createPressedQuery);
  const [ahead, setAhead] = useState<{ over: readonly string[]; query: ListQuery }>();
  const address = printListSearch(query);
  // The address has arrived, or is one that this page has not left for `ahead`: kept, it would show again later.
  if (ahead && (printListSearch(ahead.query) === address || !ahead.over.includes(address))) setAhead(undefined);
  const shown = ahead?.over.includes(address) ? ahead.query : query;
  const latest = useRef({ query, shown, navigate });
  useEffect(() => {
    latest.current = { query, shown: pressed.get() ?? shown, navigate };
  });
  const drop = useRef<() => void>(undefined);
  // A page that is left for another one before its list has followed shows the address that it returns to.
  useEffect(
    () => () => {
      drop.current?.();
      pressed.set(undefined);
      setAhead(undefined);
    },
    [pressed],
  );
  const next = useCallback((make: Parameters<ChangeList>[0]) => {
    const { query, shown } = latest.current;
    const made = make(shown);
    latest.current.shown = made;
    // The address may still become that of the change before this one.
    const passed = [query, shown].map(printListSearch);
    return {
      made,
      show: () => setAhead(now => ({ over: [...(now?.over ?? []), ...passed], query: made })),
      follow: () => void latest.current.navigate(listPath(made), { preventScrollReset: true }),
    };
  }, []);
  const change = useCallback<ChangeList>(
    make => {
      const { show, follow } = next(make);
      pressed.set(undefined);
      show();
      drop.current?.();
      drop.current = afterPaint(follow);
    },
    [next, pressed],
  );
  const press = useCallback<ChangeList>(
    make => {
      const { made, show, follow } = next(make);
      pressed.set(made);
      drop.current?.();
      drop.current = afterPaint(() => {
        // Rendered before the control stops to be ahead, so that it never shows the state before the press.
        flushSync(show);
        if (pressed.get() === made) pressed.set(undefined);
      }, follow);
    },
    [next, pressed],
  );
  return { shown, pending: printListSearch(shown) !== address, change, press, pressed };
}
