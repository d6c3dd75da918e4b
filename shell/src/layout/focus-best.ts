/** How long to wait for the target, ms. */
const WAIT_MS = 5000;

type Find = () => HTMLElement | undefined;

/**
 * Moves focus to the target of the first finder that succeeds, and on to that of an earlier one when it appears later.
 * Stops when the visitor moves focus, or after a while. The page's scroll position is left alone.
 * @param finds the best first
 * @returns a function that stops it
 */
export function focusBest(finds: readonly Find[]): () => void {
  let at = document.activeElement;
  let open = finds;
  const attempt = () => {
    for (const [i, find] of open.entries()) {
      const found = find();
      if (!found) continue;
      found.focus({ preventScroll: true });
      at = document.activeElement;
      open = open.slice(0, i);
      return;
    }
  };
  attempt();
  if (open.length === 0) return () => undefined;

  const growth = new MutationObserver(() => {
    const moved = document.activeElement !== at && document.activeElement !== document.body;
    if (!moved) attempt();
    if (moved || open.length === 0) stop();
  });
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
  };
  growth.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** The heading of the visible page, made focusable: keyboard and screen reader continue from there. */
export function findHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  // Kept-alive pages in the background are hidden, and so are their headings.
  const heading = [...headings].find(each => each.checkVisibility());
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  return heading;
}
