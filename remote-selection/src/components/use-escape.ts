import { type RefObject, useEffect } from 'react';

/** Escape closes what a button has opened, pressed in the section of the button or nowhere, and returns to the button. */
export function useEscape(open: boolean, close: () => void, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const [pressed] = event.composedPath();
      const section = button.current?.closest('section');
      if (pressed !== document.body && !(pressed instanceof Node && section?.contains(pressed))) return;
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, close, button]);
}
