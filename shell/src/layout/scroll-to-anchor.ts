/** How long to wait for the target while the page loads, ms. */
const WAIT_MS = 5000;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A lone % cannot be decoded.
    return null;
  }
}

/**
 * Scrolls to the target of a hash once it exists; stops when the visitor interacts.
 * @returns a function that stops it
 */
export function scrollToAnchor(hash: string): () => void {
  const attempt = () => {
    const target = targetOf(hash);
    target?.scrollIntoView();
    return target !== null;
  };
  if (attempt()) return () => undefined;
  const growth = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of interruptions) window.removeEventListener(name, stop);
  };
  growth.observe(document.body, { childList: true, subtree: true });
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true });
  return stop;
}
