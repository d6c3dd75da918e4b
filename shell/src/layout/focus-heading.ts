/** The heading may come this late, ms. */
const WAIT_MS = 5000;

function findHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  // Pages that are kept behind are hidden, and their headings with them.
  return [...headings].find(heading => heading.checkVisibility());
}

/**
 * Moves focus to the heading of the new page, so that keyboard and screen reader go on from there; waits for it while
 * the page is loading, unless the visitor has moved focus himself by then.
 * @returns a function that gives up
 */
export function focusHeading(): () => void {
  const before = document.activeElement;
  const attempt = () => {
    const heading = findHeading();
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
    return true;
  };
  if (attempt()) return () => undefined;

  const growth = new MutationObserver(() => {
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (moved || attempt()) stop();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
  };
  growth.observe(document.body, { childList: true, subtree: true });
  return stop;
}
