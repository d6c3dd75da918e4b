import { createContext, useContext, useSyncExternalStore } from 'react';

/** Paper is as narrow as a phone, yet tables stay tables on it. */
const QUERY = 'screen and (max-width: 799.98px)';

/** Whether the place that a page was given is narrow, where that is not the screen: a column of an embedding page. */
export const NarrowContext = createContext<boolean | null>(null);

/** The form in which the page is drawn before there is a window, and taken over: true for a narrow one. */
export const ServedNarrowContext = createContext(false);

/** Told by each part that is drawn before there is a window and differs with its width. */
export const NarrowAskedContext = createContext<(() => void) | null>(null);

/** Whether the window is narrow now; for what runs outside of components. */
export const isNarrowWindow = (): boolean => window.matchMedia(QUERY).matches;

function subscribe(listener: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * True on screens under 800 px, where lists become cards. Without a window, and while a page is taken over, it gives the
 * form of its `ServedNarrowContext`.
 */
export function useNarrow(): boolean {
  const given = useContext(NarrowContext);
  const served = useContext(ServedNarrowContext);
  const asked = useContext(NarrowAskedContext);
  const screen = useSyncExternalStore(subscribe, isNarrowWindow, () => {
    if (given === null) asked?.();
    return served;
  });
  return given ?? screen;
}
