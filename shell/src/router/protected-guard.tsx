import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isProtected } from '../account/protected-paths';
import { useShell } from '../shell-provider';
import { readToken } from '../state/token';
import { setShowLogin } from '../state/user';
import { setWanted } from '../state/wanted';

/** Stops every navigation to a protected path while there is no token, however it was started, and offers the login. */
export function ProtectedGuard() {
  const { store, storage } = useShell();
  const blocker = useBlocker(({ nextLocation }) => isProtected(nextLocation.pathname) && readToken(storage) === '');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    blocker.reset();
    setShowLogin(store, true);
    setWanted(store, pathname + search + hash);
  }, [blocker, store]);
  return null;
}
