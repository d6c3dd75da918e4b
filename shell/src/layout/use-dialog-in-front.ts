import { useLayoutEffect, useState } from 'react';

/** The native dialog that everything else of the page lies behind, out of reach: of several, the one that is worked in. */
function dialogInFront(): HTMLDialogElement | null {
  const worked = document.activeElement?.closest<HTMLDialogElement>('dialog[open]');
  return worked ?? [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

/**
 * The native dialog in front of the page, also one of a remote: what has to be seen and read out meanwhile belongs in it.
 * @param content what will stand in it; looked for again with each other one, left where it is with null
 * @returns null where none is open
 */
export function useDialogInFront(content: unknown): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useLayoutEffect(() => {
    if (content === null) return;
    const look = () => setDialog(dialogInFront());
    look();
    // Neither event bubbles. Where a browser has no event for a dialog that opens, what is shown stays behind it.
    document.addEventListener('toggle', look, true);
    document.addEventListener('close', look, true);
    return () => {
      document.removeEventListener('toggle', look, true);
      document.removeEventListener('close', look, true);
    };
  }, [content]);
  return dialog;
}
