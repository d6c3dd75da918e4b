/** Longest wait for the sheets, ms: what they are for may look wrong for a moment, but is there. */
const LONGEST_MS = 3000;

const lateSheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-late]')];

/** A sheet that does not come, or not with its hash, is asked for once more. */
function askAgain(link: HTMLLinkElement): void {
  const again = link.cloneNode() as HTMLLinkElement;
  again.addEventListener('error', () => again.remove(), { once: true });
  link.replaceWith(again);
}

/**
 * Asks for the sheets that a drawn page has put off: it holds the styles of all that the server has drawn. They come
 * after the code, which a press needs first.
 */
export function startSheets(): void {
  for (const link of lateSheets()) {
    if (!link.hasAttribute('disabled')) continue;
    link.addEventListener('error', () => askAgain(link), { once: true });
    link.removeAttribute('disabled');
  }
}

/**
 * Asks for the sheets unless they were asked for before.
 * @returns what resolves when all of them are there or have failed, or are late; null where none is missing
 */
export function untilStyled(): Promise<void> | null {
  startSheets();
  const isThere = () => lateSheets().every(({ sheet }) => sheet !== null);
  if (isThere()) return null;
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(late);
      document.removeEventListener('load', check, true);
      observer.disconnect();
      resolve();
    };
    const check = () => {
      if (isThere()) end();
    };
    const late = setTimeout(end, LONGEST_MS);
    document.addEventListener('load', check, true);
    // Links that have failed are taken out.
    const observer = new MutationObserver(check);
    observer.observe(document.documentElement, { childList: true, subtree: true });
  });
}
