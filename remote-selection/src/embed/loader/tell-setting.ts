import type { SelectionFailure } from '@shixuan/embed-types';

/** Tells the page of a setting of its own that cannot be followed. The element goes on without it. */
export function tellSetting(element: HTMLElement, message: string): void {
  const detail: SelectionFailure = { kind: 'setting', message };
  element.dispatchEvent(new CustomEvent('selection-error', { detail, bubbles: true, composed: true }));
}
