/** Longest wait for a paint, ms: a tab in the background paints nothing. */
const LONGEST_MS = 200;

/**
 * Runs actions one after the other, each once what has been changed before it is on the screen; at the latest all of them
 * before the click on a link is handled, which is then followed last. Another click waits for nothing: what is rendered while
 * a check box is being clicked takes its tick back.
 * @returns drops the actions that have not run yet
 */
export function afterPaint(...acts: readonly (() => void)[]): () => void {
  const left = [...acts];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const drop = () => {
    stopWaiting();
    left.length = 0;
    document.removeEventListener('click', onClick, true);
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    const rest = [...left];
    drop();
    for (const act of rest) act();
  };
  const runNext = () => {
    stopWaiting();
    left.shift()?.();
    if (left.length > 0) wait();
    else drop();
  };
  const wait = () => {
    timer = setTimeout(runNext, LONGEST_MS);
    // A frame's callbacks run before it is painted, a task of theirs afterwards.
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(runNext);
    });
  };
  wait();
  document.addEventListener('click', onClick, true);
  return drop;
}
