import { useIsHydrated } from '@shixuan/host';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sanitiseArticle } from './sanitise-article';

/** HTML that a server writes into the element; the browser leaves it as it is until its own copy takes the place. */
interface Served {
  dangerouslySetInnerHTML?: { __html: string };
  suppressHydrationWarning?: boolean;
}

/**
 * Fills an element with HTML of an article, which was sanitised on import. The browser sanitises it again before the
 * page works; a server, which has no document, writes it as it was stored.
 * @param onFilled called with the element after its content was made
 */
export function useArticleHtml(
  html: string,
  onFilled?: (element: HTMLDivElement) => void,
): [RefObject<HTMLDivElement | null>, Served] {
  const isHydrated = useIsHydrated();
  const place = useRef<HTMLDivElement>(null);
  const filledWith = useRef<string>(null);
  useLayoutEffect(() => {
    // A kept-alive page runs its effects again when it returns; existing content stays.
    if (!isHydrated || !place.current || filledWith.current === html) return;
    filledWith.current = html;
    place.current.replaceChildren(html === '' ? '' : sanitiseArticle(html));
    onFilled?.(place.current);
  }, [isHydrated, html, onFilled]);
  const served = isHydrated ? {} : { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
  return [place, served];
}
