/** Calls `act` after the document has loaded and a frame with it has been drawn. */
function afterLoad(act: () => void): void {
  const frames = () => requestAnimationFrame(() => requestAnimationFrame(act));
  if (document.readyState === 'complete') frames();
  else window.addEventListener('load', frames, { once: true });
}

/**
 * Calls `act` once a page that the server has drawn can be seen: neither the network nor the processor of a first visit is taken from it.
 * At once in a hidden tab, where nothing is painted.
 */
export function onceShown(act: () => void): void {
  if (document.visibilityState === 'hidden') {
    act();
    return;
  }
  let isDone = false;
  const observer = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')
    ? new PerformanceObserver(list => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
      })
    : null;
  const begin = () => {
    if (isDone) return;
    isDone = true;
    observer?.disconnect();
    document.removeEventListener('visibilitychange', begin);
    act();
  };
  observer?.observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin);
  // Browsers that hide from pages how fast they are tell of no paint.
  afterLoad(begin);
}
