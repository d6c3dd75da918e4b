import { useEffect, useLayoutEffect, useRef } from 'react';

const isFree = (focused: Element | null) =>
  focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;

/**
 * Gives focus back to what had it before a dialog opened, once the dialog has closed; not when focus has gone elsewhere
 * meanwhile, as to the heading of a page that the dialog led to.
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
    // After the dialog has let go of focus.
    const timer = setTimeout(() => {
      if (isFree(document.activeElement)) target.focus();
    });
    return () => clearTimeout(timer);
  }, [open]);
}
