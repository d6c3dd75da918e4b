/** The page may still grow for this long, ms. */
const GROWING_MS = 4000;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` px, repeatedly while the page is too short for it and grows, until the visitor interacts.
 * @returns a function that stops it
 */
export function scrollWhenTall(top: number): () => void {
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1) return () => undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(() => stop(), GROWING_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of interruptions) window.removeEventListener(name, stop);
  };
  growth.observe(document.body);
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true });
  return stop;
}
