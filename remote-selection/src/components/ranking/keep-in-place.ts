import { flushSync } from 'react-dom';

/**
 * Does what changes the page above an element, too, and scrolls so that the element stays where it is on the screen: opening a
 * row closes another, and what was pressed must not jump away.
 */
export function keepInPlace(element: HTMLElement, act: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(act);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) element.ownerDocument.scrollingElement?.scrollBy({ top: moved, behavior: 'instant' });
}
