import { createContext, useContext, useSyncExternalStore } from 'react';

/** Paper is as narrow as a phone, yet tables stay tables on it. */
const QUERY = 'screen and (max-width: 799.98px)';

/** Whether the place that a page was given is narrow, where that is not the screen: a column of an embedding page. */
export const NarrowContext = createContext<boolean | null>(null);

/** The form in which the server drew the page: true for a phone. */
export const ServedNarrowContext = createContext(false);

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True on screens under 800 px, where lists become cards. A server draws the form of its `ServedNarrowContext`. */
export function useNarrow(): boolean {
  const given = useContext(NarrowContext);
  const served = useContext(ServedNarrowContext);
  const screen = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => served,
  );
  return given ?? screen;
}
