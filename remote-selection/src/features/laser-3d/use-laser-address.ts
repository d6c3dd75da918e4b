import { useHost } from '@shixuan/host';
import { type ParsedProfile, type ProfileState, parseProfileSearch, printProfileSearch } from '@shixuan/task-url';
import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type LaserAction, reduceLaser } from './laser-state';
import { firstLaserState } from './laser-tasks';

/** While somebody types the address waits. */
const WRITE_AFTER_MS = 300;

/** An address that says nothing but the mode shows the first task. */
const readLaserSearch = (search: string): ParsedProfile =>
  new URLSearchParams(search).size <= 1 ? { state: firstLaserState, problems: [] } : parseProfileSearch(search);

interface LaserAddress {
  state: ProfileState;
  dispatch: Dispatch<LaserAction>;
  problems: readonly string[];
  /** Writes the address now: before the page is left. */
  flush(): void;
}

/** State that the address holds: read from it, written to it in the place of the last. */
export function useLaserAddress(search: string): LaserAddress {
  const host = useHost();
  const [first] = useState(() => readLaserSearch(search));
  const [state, dispatch] = useReducer(reduceLaser, first.state);
  const [problems, setProblems] = useState<readonly string[]>(first.problems);
  /** The last search that is known to mean the state. */
  const known = useRef(search);

  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    const now = readLaserSearch(search);
    dispatch({ type: 'replaced', state: now.state });
    setProblems(now.problems);
  }, [search]);

  const write = useCallback(
    (written: ProfileState) => {
      const printed = printProfileSearch(written);
      const says = new URLSearchParams(known.current).size > 1;
      if (printed === known.current || (!says && written === firstLaserState)) return;
      known.current = printed;
      host.navigate(`/selection/vision?${printed}`, { replace: true });
    },
    [host],
  );
  useEffect(() => {
    const timer = setTimeout(() => write(state), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, write]);

  return { state, dispatch, problems, flush: () => write(state) };
}
