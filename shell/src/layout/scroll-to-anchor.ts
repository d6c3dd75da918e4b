/** The place may come this late, ms: pages load. */
const WAIT_MS = 5000;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A lone % names nothing.
    return null;
  }
}

/**
 * Scrolls to the place that a hash names, once it is there; gives up when the visitor takes over.
 * @returns a function that gives up
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
