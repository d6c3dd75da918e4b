import { useEffect, useRef } from 'react';

export interface Ahead<Target> {
  /** The target that the next change builds on: the last one given to `lead`, while the page does not show it yet. */
  latest(): Target;
  /** Notes where the page is going, before it goes there. */
  lead(to: Target): void;
}

/**
 * Where changes of a page's address lead while the page still shows the state before them: a navigation may wait for data, and
 * the address changes before the page is drawn. Read and written by what handles events.
 * @param shown as the page's address says it
 * @param print one text per target, by which two are told apart
 */
export function useAhead<Target>(shown: Target, print: (target: Target) => string): Ahead<Target> {
  // The addresses that the page may show until it shows `to`.
  const ahead = useRef<{ over: readonly string[]; to: Target }>(undefined);
  const address = print(shown);
  useEffect(() => {
    const kept = ahead.current;
    if (kept && (print(kept.to) === address || !kept.over.includes(address))) ahead.current = undefined;
  }, [address, print]);
  // A page that is left before the change has arrived shows the address that it returns to.
  useEffect(
    () => () => {
      ahead.current = undefined;
    },
    [],
  );
  const latest = () => (ahead.current ? ahead.current.to : shown);
  return {
    latest,
    lead: to => {
      const over = [...(ahead.current?.over ?? []), address, print(latest())];
      ahead.current = print(to) === address ? undefined : { over, to };
    },
  };
}
