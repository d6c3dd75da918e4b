import type { RemoteFile } from './remote-files';

/** How many times loading each address was abandoned. */
const givenUp = new Map<string, number>();

/**
 * Abandons the pending requests for the files. Federation and the bundler do not request a script again while its
 * element is pending, so the elements are made to fail.
 */
export function giveUpWaiting(files: readonly RemoteFile[]): void {
  const urls = new Set(files.map(({ url }) => url));
  for (const url of urls) givenUp.set(url, (givenUp.get(url) ?? 0) + 1);
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')) {
    if (!urls.has(element instanceof HTMLScriptElement ? element.src : element.href)) continue;
    // A style sheet that has loaded is in use.
    if (element instanceof HTMLLinkElement && element.sheet) continue;
    if (element instanceof HTMLScriptElement || element.rel !== 'preload') element.dispatchEvent(new Event('error'));
    element.remove();
  }
}

/** The file of an address that {@link freshAddress} gave. */
export const fileAddress = (url: string): string => url.replace(/\?again=\d+$/, '');

/**
 * The address to request: a new one after each abandoned attempt, because a browser makes a second request for the same
 * address wait for the first.
 */
export function freshAddress(url: string): string {
  const times = givenUp.get(url);
  return times === undefined ? url : `${url}?again=${times}`;
}
