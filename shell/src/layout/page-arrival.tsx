import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useShell } from '../components/shell-context';
import { useFrameLanguage, useFrameTexts } from '../components/texts/use-texts';
import { useRouteHandles } from '../pages/route-handle';
import { sectionName } from '../pages/site-paths';
import { config } from '../state/config';
import { pageTitle } from '../state/page-title';
import { findHeading, focusBest } from './focus-best';
import { findPlace } from './focus-place';
import { useFocusMemory } from './use-focus-memory';

/** The title of the page of the current address: its own, or that of its route. */
function useTitle(): string {
  const { pathname, search } = useLocation();
  const innermost = useRouteHandles().at(-1);
  const menus = useAtomValue(config.menus);
  const own = useAtomValue(pageTitle);
  const { killedAt } = useShell();
  const texts = useFrameTexts();
  if (own?.at === pathname + search) return own.title;
  return texts.name(
    innermost?.route.title ?? killedAt(pathname)?.title ?? sectionName(pathname, menus) ?? '没有这个页面',
  );
}

/** Sets the document's title and language; after a navigation to another page announces it and moves focus there. */
export function PageArrival() {
  const title = useTitle();
  const language = useFrameLanguage();
  const { pageTitle: titleOf } = useFrameTexts();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const placeHere = useFocusMemory();
  const [announced, setAnnounced] = useState('');
  const shown = useRef(pathname);
  const giveUp = useRef<() => void>(undefined);

  useEffect(() => {
    document.title = titleOf(title);
  }, [title, titleOf]);

  useEffect(() => {
    // Setting it, even to what it is, makes browsers compute the style of every element anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnounced(title);
    // Going back restores the former focus; every other navigation begins at the heading.
    const place = navigationType === 'POP' ? placeHere() : undefined;
    giveUp.current?.();
    giveUp.current = focusBest(place ? [() => findPlace(place), findHeading] : [findHeading]);
    // A title that changes later does not count as a second arrival.
  }, [pathname, title, navigationType, placeHere]);

  useEffect(() => () => giveUp.current?.(), []);

  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-announcer>
      {announced}
    </div>
  );
}
