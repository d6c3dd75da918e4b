import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation, useNavigationType } from 'react-router-dom';
import { useRouteHandles } from '../pages/route-handle';
import { startsAtTop } from './from-top';
import { createScrollPositions } from './scroll-positions';
import { scrollToAnchor } from './scroll-to-anchor';
import { scrollWhenTall } from './scroll-when-tall';

/** Restores the scroll position of each page: with the back button, after a reload, and when a kept page returns. */
export function ScrollMemory() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const preventReset = useContext(RouterState)?.preventScrollReset ?? false;
  const [outermost] = useRouteHandles();
  const keptKey = outermost?.route.keepAlive ? location.pathname + location.search : null;

  const positions = useRef<ReturnType<typeof createScrollPositions>>(null);
  const last = useRef<{ key: string; keptKey: string | null; pathname: string }>(null);
  const remember = useCallback(() => {
    const shown = last.current;
    if (!shown) return;
    positions.current?.set(shown.key, window.scrollY);
    if (shown.keptKey) positions.current?.set(shown.keptKey, window.scrollY);
  }, []);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = () => positions.current?.save();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, [remember]);

  useLayoutEffect(() => {
    positions.current ??= createScrollPositions(window.sessionStorage);
    const left = last.current;
    // The first address of every visit has the same key.
    const address = location.pathname + location.search + location.hash;
    const key = location.key === 'default' ? `default ${address}` : location.key;
    last.current = { key, keptKey, pathname: location.pathname };
    const samePage = left?.pathname === location.pathname;
    if (preventReset || (samePage && navigationType === 'REPLACE') || left?.key === key) return;
    // A drawn page is read, and scrolled, before its code is there.
    if (!left && !location.hash && window.scrollY > 0) return remember();
    const isReturn = navigationType === 'POP';
    const remembered = isReturn
      ? positions.current.get(key)
      : keptKey && !samePage && !startsAtTop(location.state)
        ? positions.current.get(keptKey)
        : 0;
    // Going back restores the former position; an address with a hash leads to its target.
    if (location.hash && !(isReturn && remembered !== undefined)) return scrollToAnchor(location.hash);
    return scrollWhenTall(remembered ?? 0);
  }, [location, navigationType, preventReset, keptKey, remember]);

  return null;
}
