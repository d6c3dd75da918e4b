import type { ListQuery } from '@shixuan/list-url';
import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * The query as the visitor has just made it, while the page has not been rendered with it. The control that was pressed
 * reads it, so that the picture after the press takes the work of one control, whatever the page holds.
 */
export interface PressedQuery {
  get(): ListQuery | undefined;
  set(query: ListQuery | undefined): void;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

export function createPressedQuery(): PressedQuery {
  let pressed: ListQuery | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => pressed,
    set(query) {
      if (query === pressed) return;
      pressed = query;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const PressedContext = createContext(createPressedQuery());

/**
 * What a control shows: of the query just made, or of the one that the page is rendered with. The control is rendered again
 * only when this value changes.
 * @param read a string, number or boolean of a query
 */
export function usePressed<T extends string | number | boolean | undefined>(
  rendered: T,
  read: (query: ListQuery) => T,
): T {
  const { get, subscribe } = useContext(PressedContext);
  const shown = () => {
    const pressed = get();
    return pressed ? read(pressed) : rendered;
  };
  return useSyncExternalStore(subscribe, shown, shown);
}
