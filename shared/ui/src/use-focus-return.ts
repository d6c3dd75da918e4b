import { useEffect, useLayoutEffect, useRef } from 'react';

const isFree = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;

/**
 * Returns focus after a dialog has closed to the element that had it before. Does nothing when focus has moved on in the
 * meantime, for example to the heading of the page that the dialog led to.
 */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<Element | null>(null);

  // Before the dialog takes focus, which it does in an effect.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  useEffect(() => {
    const target = opener.current;
    if (open || !(target instanceof HTMLElement)) return;
    opener.current = null;
    // After the dialog has released the focus.
    const timer = setTimeout(() => {
      if (isFree(document.activeElement)) target.focus();
    });
    return () => clearTimeout(timer);
  }, [open]);
}
