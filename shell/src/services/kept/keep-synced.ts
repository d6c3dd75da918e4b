import { keptLists } from './kept-lists';
import { type KeptContext, syncKept } from './sync-kept';

/** So long after a change, so that several at once make one call. */
const PAUSE_MS = 1000;

/**
 * Keeps the lists of a logged-in visitor in step with their account: at once, and after each change on this device.
 * @returns a function that says that something was stored under a key
 */
export function keepSynced(context: KeptContext, isLogin: () => boolean): (storedKey: string) => void {
  const watched = new Set(Object.values(keptLists).map(({ stored }) => stored));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = false;
  const quietly: KeptContext = {
    ...context,
    onWritten(key) {
      writing = true;
      context.onWritten(key);
      writing = false;
    },
  };
  const run = () => {
    timer = undefined;
    // A failed call loses nothing: the next change, or the next visit, hands over the same again.
    if (isLogin()) syncKept(quietly).catch(() => undefined);
  };
  run();
  return key => {
    if (writing || !watched.has(key) || !isLogin()) return;
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  };
}
