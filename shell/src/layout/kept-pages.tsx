import { Activity, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation, useNavigationType, useOutlet } from 'react-router-dom';
import { useRouteHandles } from '../pages/route-handle';
import { keepRecent } from './keep-recent';
import * as styles from './kept-pages.module.css';

/** Maximum number of pages kept alive, the visible one included. */
const MAX_KEPT = 5;

interface KeptPage {
  key: string;
  keepAlive: boolean;
  element: ReactNode;
  /**
   * The page's own location. It does not change while the page is hidden: a list must not follow the address of the
   * detail page.
   */
  location: React.ContextType<typeof LocationContext>;
}

/** The page of the current path, and the hidden pages that are kept alive. */
export function KeptPages() {
  const element = useOutlet();
  const location = useLocation();
  const navigationType = useNavigationType();
  const [outermost] = useRouteHandles();
  const frozen = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  const key = outermost?.id ?? location.pathname;
  const current: KeptPage = { key, keepAlive: outermost?.route.keepAlive ?? false, element, location: frozen };

  // The first page of a visit appears without motion, also when its address changes.
  const [landing, setLanding] = useState<string | null>(key);
  if (landing !== null && landing !== key) setLanding(null);

  // The pages of the last committed render, read by the next one.
  const committed = useRef<readonly KeptPage[]>([]);
  const pages = keepRecent(committed.current, current, MAX_KEPT);
  useLayoutEffect(() => {
    committed.current = pages;
  });

  // Sorted by key, not by use: moving an element in the document would lose its inner scroll positions.
  const inPlace = [...pages].sort((a, b) => (a.key < b.key ? -1 : 1));
  return inPlace.map(page => (
    <Activity key={page.key} mode={page.key === key ? 'visible' : 'hidden'}>
      <LocationContext value={page.location}>
        <div className={page.key === landing ? styles.first : styles.page}>{page.element}</div>
      </LocationContext>
    </Activity>
  ));
}
