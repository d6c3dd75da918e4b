import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the browser takes over a page that was drawn there; true from then on, and at once on
 * every page that the browser draws itself. What only this visitor's browser knows may be shown when it is true.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
