import { createContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../components/shell-context';
import { killedRemotes } from '../state/killed-remotes';

/** Names of the remotes that were switched off when the visitor arrived at the current page. */
export const KilledContext = createContext<readonly string[]>([]);

/**
 * Names of the remotes that were switched off when the visitor arrived at this path. An open page whose remote is
 * switched off stays until they leave it, so that they do not lose their input.
 */
export function useKilledAtArrival(): readonly string[] {
  const { store } = useShell();
  const { pathname } = useLocation();
  const [arrival, setArrival] = useState({ pathname, killed: store.get(killedRemotes) });
  if (arrival.pathname !== pathname) setArrival({ pathname, killed: store.get(killedRemotes) });
  return arrival.killed;
}
