/** What answers to a click. A slider answers while it is dragged, and is not waited for. */
const CLICKED = 'a, button, summary, label, select, input:not([type="range"])';

/** Between two looks, ms; a press that is longer than 3 s is held up no more. */
const EVERY_MS = 50;
const LOOKS = 60;

/** The innermost element that is pressed, in trees of elements of their own as well. */
function pressedIn(root: Document | ShadowRoot): Element | undefined {
  const inner = [...root.querySelectorAll(':active')].at(-1);
  return inner?.shadowRoot ? pressedIn(inner.shadowRoot) : inner;
}

/** Resolves once nothing that answers to a click is pressed; at once where there is no page. */
export const released = (): Promise<void> => new Promise(resolve => whenReleased(resolve));

/**
 * Acts once nothing that answers to a click is pressed: what is moved from under a pointer that presses it never gets its click, so
 * that what comes by itself and takes room waits for the end of the press. Looked for and not listened to: after a touch an element stays
 * pressed for longer than its events tell.
 */
export function whenReleased(act: () => void, looks = LOOKS): void {
  const isPressed = looks > 0 && typeof document !== 'undefined' && pressedIn(document)?.closest(CLICKED);
  if (isPressed) setTimeout(() => whenReleased(act, looks - 1), EVERY_MS);
  else act();
}
