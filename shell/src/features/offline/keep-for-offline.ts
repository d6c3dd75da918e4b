import { isSparingConnection } from '../../lib/connection';
import { createPolicy } from '../../lib/trusted-types';
import { whenIdle } from '../../lib/when-idle';

/** A page that is left sooner is not kept, ms. */
const READ_MS = 1500;
/** Addresses of products, articles and schemes, and of the home page, which is the frame. */
const readPaths = /^\/(?:|goods\/detail|article\/detail|selection\/[a-z]+)$/;

/** The address as a page with Trusted Types takes it: the one that the page itself names, no other. */
const scriptUrl = (path: string): string =>
  createPolicy('site-service-worker', { createScriptURL: text => (text === path ? text : null) })?.createScriptURL(
    path,
  ) ?? path;

/**
 * Registers the service worker that the page names, when the browser has nothing else to do. It keeps the frame and the
 * pages that are read, for reading without a network. Failures change nothing for the visitor.
 */
export function startServiceWorker(): void {
  const path = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content;
  if (!path || !('serviceWorker' in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register(scriptUrl(path)).catch(() => undefined));
}

/**
 * Has the page at an address kept once it has been read for a moment; not on lines that are paid for by the byte.
 * @returns a function that stops it
 */
export function keepWhenRead(address: string): () => void {
  const { pathname } = new URL(address, window.location.origin);
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!worker || !readPaths.test(pathname) || isSparingConnection()) return () => undefined;
  const timer = setTimeout(() => worker.controller?.postMessage({ keep: address }), READ_MS);
  return () => clearTimeout(timer);
}
