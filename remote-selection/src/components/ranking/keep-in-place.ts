import { flushSync } from 'react-dom';

/**
 * Runs an action and scrolls so that the element keeps its place on the screen. Opening a row closes another one above it, and
 * the pressed button must not jump away.
 */
export function keepInPlace(element: HTMLElement, act: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(act);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) element.ownerDocument.scrollingElement?.scrollBy({ top: moved, behavior: 'instant' });
}
