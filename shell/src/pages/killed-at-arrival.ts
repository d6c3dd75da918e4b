import { createContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../components/shell-context';
import { killedRemotes } from '../state/killed-remotes';

/** Names of the remotes that were switched off when the visitor came to the page that is shown. */
export const KilledContext = createContext<readonly string[]>([]);

/**
 * Which remotes were switched off when the visitor came to this path. A page that is open when its remote is switched
 * off stays until he goes elsewhere: what he has typed into it is not taken from him.
 */
export function useKilledAtArrival(): readonly string[] {
  const { store } = useShell();
  const { pathname } = useLocation();
  const [arrival, setArrival] = useState({ pathname, killed: store.get(killedRemotes) });
  if (arrival.pathname !== pathname) setArrival({ pathname, killed: store.get(killedRemotes) });
  return arrival.killed;
}
