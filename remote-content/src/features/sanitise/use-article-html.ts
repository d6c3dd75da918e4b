import { useIsHydrated } from '@shixuan/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { sanitiseArticle } from './sanitise-article';

/** HTML that a server wrote into the element; the browser leaves it as it is. */
interface Served {
  dangerouslySetInnerHTML?: { __html: string };
  suppressHydrationWarning?: boolean;
}

const serve = (html: string): Served => ({ dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true });

/**
 * Fills an element with HTML of an article, which was sanitised on import. The browser sanitises it again before the
 * page works; a server, which has no document, writes it as it was stored. What the server wrote stays in its place if
 * sanitising changes nothing: a press on it while the page is taken over would otherwise not become a click.
 * @param onFilled called with the element after its content was made
 */
export function useArticleHtml(
  html: string,
  onFilled?: (element: HTMLDivElement) => void,
): [RefObject<HTMLDivElement | null>, Served] {
  const isHydrated = useIsHydrated();
  const place = useRef<HTMLDivElement>(null);
  const filledWith = useRef<string>(null);
  // The same object for the element's life: React empties an element that loses this property, and writes a new value unsanitised.
  const [served] = useState<Served>(() => (isHydrated ? {} : serve(html)));
  useLayoutEffect(() => {
    // A kept-alive page runs its effects again when it returns; existing content stays.
    if (!isHydrated || !place.current || filledWith.current === html) return;
    filledWith.current = html;
    fill(place.current, html);
    onFilled?.(place.current);
  }, [isHydrated, html, onFilled]);
  return [place, served];
}

/** Replaces the content of `element`, unless it is the same already. */
function fill(element: HTMLElement, html: string): void {
  const wanted = element.cloneNode();
  if (html !== '') wanted.appendChild(sanitiseArticle(html));
  if (!wanted.isEqualNode(element)) element.replaceChildren(...wanted.childNodes);
}
