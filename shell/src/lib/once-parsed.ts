/** Calls `act` with the element of an id once the browser has read as far as it; never where the document has none. */
export function onceParsed(id: string, act: (element: HTMLElement) => void): void {
  const isThere = () => {
    const element = document.getElementById(id);
    if (element) act(element);
    return element !== null;
  };
  if (isThere() || document.readyState !== 'loading') return;
  const observer = new MutationObserver(() => {
    if (isThere() || document.readyState !== 'loading') observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
