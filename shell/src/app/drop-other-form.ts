/**
 * Leaves of a page that the server has drawn in both forms the one that the window shows: the other is hidden
 * (`drawn-forms.css`), so nothing moves, and what is left is what React draws in a window of this form.
 * @param element holds the drawn page, which is about to be taken over
 */
export function dropOtherForm(element: Element, isNarrow: boolean): void {
  for (const part of element.querySelectorAll<HTMLElement>('[data-form]')) {
    if (part.getAttribute('data-form') === (isNarrow ? 'narrow' : 'wide')) part.removeAttribute('data-form');
    else part.remove();
  }
}
