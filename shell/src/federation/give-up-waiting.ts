import type { RemoteFile } from './remote-files';

/**
 * Ends what still waits for one of the files. A preload that never answers would be shared by the next attempt, and to
 * federation and the bundler a script that is under way is one that need not be asked for again: both are told that it
 * has failed.
 */
export function giveUpWaiting(files: readonly RemoteFile[]): void {
  const urls = new Set(files.map(({ url }) => url));
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')) {
    if (!urls.has(element instanceof HTMLScriptElement ? element.src : element.href)) continue;
    // A style sheet that has come is in use.
    if (element instanceof HTMLLinkElement && element.sheet) continue;
    if (element instanceof HTMLScriptElement || element.rel !== 'preload') element.dispatchEvent(new Event('error'));
    element.remove();
  }
}
