import { useHost } from '@shixuan/host';
import { type Goal, parseSelectionSearch, printSelectionSearch, type SelectionState } from '@shixuan/task-url';
import { type Dispatch, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { firstState } from './presets';
import { reduce, type SelectionAction } from './reduce';

/** While somebody types the address waits, so that the history of the browser is not asked a hundred times a minute. */
const WRITE_AFTER_MS = 300;

interface SelectionAddress {
  state: SelectionState;
  dispatch: Dispatch<SelectionAction>;
  /** What of the address could not be read. */
  problems: readonly string[];
  /** Writes the address now: before the page is left. */
  flush(): void;
}

const read = (search: string, goal: Goal) =>
  search === '' ? { state: firstState(goal), problems: [] } : parseSelectionSearch(search, goal);

/** State that the address holds: read from it, written to it in the place of the last, read anew when it changes from outside. */
export function useSelectionAddress(search: string, goal: Goal): SelectionAddress {
  const host = useHost();
  const [first] = useState(() => read(search, goal));
  const [state, dispatch] = useReducer(reduce, first.state);
  const [problems, setProblems] = useState<readonly string[]>(first.problems);
  /** The last search that is known to mean the state. */
  const known = useRef(search);
  /** The same in our own words: an address that says it in others stays as it is until something is changed. */
  const meant = useRef(printSelectionSearch(first.state));
  /** Searches that were written and have not come back yet: one that comes late must not undo what was typed since. */
  const written = useRef<string[]>([]);

  // Together with the timer below in the same commit: a timer that is due must not see the new address and the old state.
  useLayoutEffect(() => {
    const back = written.current.indexOf(search);
    if (back >= 0) {
      written.current.splice(0, back + 1);
      return;
    }
    if (search === known.current) return;
    const now = read(search, goal);
    known.current = search;
    meant.current = printSelectionSearch(now.state);
    dispatch({ type: 'replaced', state: now.state });
    setProblems(now.problems);
  }, [search, goal]);

  const write = useCallback(
    (next: SelectionState) => {
      const printed = printSelectionSearch(next);
      if (printed === meant.current) return;
      known.current = printed;
      meant.current = printed;
      written.current.push(printed);
      host.navigate(`/selection/${goal}?${printed}`, { replace: true });
    },
    [host, goal],
  );
  useLayoutEffect(() => {
    const timer = setTimeout(() => write(state), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, write]);

  return { state, dispatch, problems, flush: () => write(state) };
}
