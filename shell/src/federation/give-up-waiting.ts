import type { RemoteFile } from './remote-files';

/** How often each address has been given up. */
const givenUp = new Map<string, number>();

/**
 * Ends what still waits for one of the files: to federation and the bundler a script that is under way is one that need
 * not be asked for again, so they are told that it has failed.
 */
export function giveUpWaiting(files: readonly RemoteFile[]): void {
  const urls = new Set(files.map(({ url }) => url));
  for (const url of urls) givenUp.set(url, (givenUp.get(url) ?? 0) + 1);
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')) {
    if (!urls.has(element instanceof HTMLScriptElement ? element.src : element.href)) continue;
    // A style sheet that has come is in use.
    if (element instanceof HTMLLinkElement && element.sheet) continue;
    if (element instanceof HTMLScriptElement || element.rel !== 'preload') element.dispatchEvent(new Event('error'));
    element.remove();
  }
}

/** The address to ask at: another one after each wait, for a browser lets a second request wait for the first one's answer. */
export function freshAddress(url: string): string {
  const times = givenUp.get(url);
  return times === undefined ? url : `${url}?again=${times}`;
}
