import { internalTarget, linkAt } from './follow-internal-links';

/** A pointer resting on a link for this long counts as intent, ms. */
const REST_MS = 65;

/**
 * Fetches the page behind a link as soon as the visitor is about to follow it: pointer resting on it or pressing it, focus,
 * touch.
 * @param onClick called with each click on a control, before anything follows from it
 * @returns a function that stops it
 */
export function prefetchOnIntent(prefetch: (to: string) => void, onClick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intend = (event: Event) => {
    const to = internalTarget(linkAt(event.target));
    if (to !== null) prefetch(to);
  };
  const onPointerOver = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(intend, REST_MS, event);
  };
  const click = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button, label, input')) onClick();
  };
  document.addEventListener('click', click, true);
  document.addEventListener('pointerover', onPointerOver, { passive: true });
  document.addEventListener('focusin', intend);
  document.addEventListener('pointerdown', intend, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', click, true);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('focusin', intend);
    document.removeEventListener('pointerdown', intend);
  };
}
