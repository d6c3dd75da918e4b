import type { KeyboardEvent } from 'react';

/**
 * Keeps Tab within a dialog: from its last stop to its first, and back. A native dialog makes the page behind it inert, but
 * lets the focus go on to the browser's own buttons.
 */
export function keepFocusIn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const { currentTarget: dialog, shiftKey } = event;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter(element =>
    element.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  const isAtEnd = shiftKey ? at === first || at === dialog : at === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (shiftKey ? last : first)?.focus();
}
