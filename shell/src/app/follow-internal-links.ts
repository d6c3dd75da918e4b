import { staysInTab } from '@shixuan/host';

/** Paths that the server answers with files or data instead of pages. */
const notPages = /^\/(?:Uploads|api|web|remotes|shell|export|files|datasheets|reports|embed\/v1)(?:\/|$)/;

/** The page within the site that a link leads to, as path + search + hash; null when the browser should follow it itself. */
export function internalTarget(link: HTMLAnchorElement | null): string | null {
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  if (origin !== window.location.origin || notPages.test(pathname)) return null;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere && hash !== '' ? null : pathname + search + hash;
}

export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/**
 * Follows plain links within the site without loading it anew: those in articles, in shared components, in drawings.
 * Links of the router have already prevented the default action when the event arrives here.
 * @returns a function that stops it
 */
export function followInternalLinks(navigate: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !staysInTab(event)) return;
    const to = internalTarget(linkAt(event.target));
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
