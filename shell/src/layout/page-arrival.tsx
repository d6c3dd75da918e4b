import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useRouteHandles } from '../router/route-handle';
import { sectionName } from '../router/site-paths';
import { useShell } from '../shell-provider';
import { config } from '../state/config';
import { pageTitle } from '../state/page-title';
import { focusHeading } from './focus-heading';
import { useFocusMemory } from './use-focus-memory';

/** The title of the page of the current address: its own, or that of its route. */
function useTitle(): string {
  const { pathname, search } = useLocation();
  const innermost = useRouteHandles().at(-1);
  const menus = useAtomValue(config.menus);
  const own = useAtomValue(pageTitle);
  const { killedAt } = useShell();
  if (own?.at === pathname + search) return own.title;
  return innermost?.route.title ?? killedAt(pathname)?.title ?? sectionName(pathname, menus) ?? '没有这个页面';
}

/** Sets the document's title; after a navigation to another page announces it and moves focus there. */
export function PageArrival() {
  const title = useTitle();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const focusAgain = useFocusMemory(pathname);
  const [announced, setAnnounced] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${title} - 视选`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnounced(title);
    // Going back leads to where one was; every other way begins at the heading.
    if (navigationType === 'POP' && focusAgain()) return;
    return focusHeading();
    // A page that names itself later is not a second arrival.
  }, [pathname, title, navigationType, focusAgain]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-announcer>
      {announced}
    </div>
  );
}
