/** Runs something when the document has loaded and the browser has nothing else to do; once. */
export function whenIdle(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 2000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
