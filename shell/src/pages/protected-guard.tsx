import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useShell } from '../components/shell-context';
import { readToken } from '../state/token';
import { setShowLogin } from '../state/user';
import { setWanted } from '../state/wanted';

const PROTECTED: ReadonlySet<string> = new Set(['/download']);

/** Paths that need a login: the download centre, written with or without a slash at its end. */
export const isProtected = (pathname: string): boolean =>
  PROTECTED.has(pathname.replace(/(?<=.)\/+$/, '').toLowerCase());

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
