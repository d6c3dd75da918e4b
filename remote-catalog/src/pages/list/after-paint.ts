/** Longest wait for a paint, ms: a tab in the background paints nothing. */
const LONGEST_MS = 200;

/**
 * Runs an action once what has been changed is on the screen, at the latest before the next click is handled: a link
 * that is clicked meanwhile is followed last.
 * @returns drops the action, if it has not run yet
 */
export function afterPaint(act: () => void): () => void {
  const drop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener('click', run, true);
  };
  const run = () => {
    drop();
    act();
  };
  let timer = setTimeout(run, LONGEST_MS);
  // A frame's callbacks run before it is painted, a task of theirs afterwards.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  document.addEventListener('click', run, true);
  return drop;
}
