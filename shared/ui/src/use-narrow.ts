import { createContext, useContext, useSyncExternalStore } from 'react';

/** Paper is as narrow as a phone, yet tables stay tables on it. */
const QUERY = 'screen and (max-width: 799.98px)';

/** Whether the place that a page was given is narrow, where that is not the screen: a column of an embedding page. */
export const NarrowContext = createContext<boolean | null>(null);

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True on screens under 800 px, where lists become cards. A server draws the wide form. */
export function useNarrow(): boolean {
  const given = useContext(NarrowContext);
  const screen = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  return given ?? screen;
}
