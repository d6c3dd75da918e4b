import { useHost } from '@shixuan/host';
import { type Dispatch, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isShared } from '../lib/shared-view';

/** Pause in typing after which the address is written: browsers limit how often the history may change. */
const WRITE_AFTER_MS = 300;

/** How a task is written in an address, and how it changes. */
export interface TaskAddressRules<State, Action> {
  /** Path and query for a printed state. */
  pathOf(search: string): string;
  read(search: string): { state: State; problems: readonly string[] };
  print(state: State): string;
  reduce(state: State, action: Action): State;
  /** The action replaces the whole task, so that going back must return to the one before. */
  isWhole(action: Action): boolean;
  /** The action makes what could not be read of the address obsolete; left out: actions that replace the whole task do. */
  endsProblems?(action: Action): boolean;
}

export interface TaskAddress<State, Action> {
  state: State;
  dispatch: Dispatch<Action>;
  /** Counts the tasks that took the place of one another: examples, what was gone back to. An edit makes no other task. */
  taskNumber: number;
  /** What of the address could not be read. */
  problems: readonly string[];
  /** Writes the address now: before the page is left. */
  flush(): void;
  /** Writes the task with something else beside it. */
  putBeside(beside: string): void;
}

/**
 * State that the address holds: read from it, and read anew when it changes from outside. An edit is written in the place of the
 * last; another task is an entry of the history of its own, after the one it replaces. So is the first edit of a scheme that was passed
 * on: it makes a task of one's own, and what was passed on stays as it is.
 * @param besideTask what the address says besides the task; it stays until another task takes its place
 */
export function useTaskAddress<State, Action>(
  search: string,
  rules: TaskAddressRules<State, Action>,
  besideTask = '',
): TaskAddress<State, Action> {
  const host = useHost();
  const [first] = useState(() => rules.read(search));
  const [state, setState] = useState(first.state);
  const [problems, setProblems] = useState(first.problems);
  const [taskNumber, setTaskNumber] = useState(0);
  /** The state with what was dispatched since it was drawn. */
  const latest = useRef(first.state);
  /** The last search that is known to mean the state. */
  const known = useRef(search);
  /** The same in our own words: an address that says it in others stays as it is until something is changed. */
  const meant = useRef(rules.print(first.state));
  /** Searches that were written and have not come back yet: one that comes late must not undo what was typed since. */
  const written = useRef<string[]>([]);
  const beside = useRef(besideTask);
  useLayoutEffect(() => {
    beside.current = besideTask;
  }, [besideTask]);

  const show = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);

  // Together with the timer below in the same commit: a timer that is due must not see the new address and the old state.
  useLayoutEffect(() => {
    const back = written.current.indexOf(search);
    if (back >= 0) {
      written.current.splice(0, back + 1);
      return;
    }
    if (search === known.current) return;
    const now = rules.read(search);
    known.current = search;
    meant.current = rules.print(now.state);
    show(now.state);
    setTaskNumber(count => count + 1);
    setProblems(now.problems);
  }, [search, rules, show]);

  const write = useCallback(
    (next: State, { replace }: { replace: boolean }) => {
      const printed = rules.print(next);
      if (printed === meant.current) return;
      known.current = printed;
      meant.current = printed;
      written.current.push(printed);
      host.navigate(rules.pathOf(printed) + beside.current, { replace });
    },
    [host, rules],
  );
  const flush = useCallback(() => write(latest.current, { replace: true }), [write]);
  useLayoutEffect(() => {
    const timer = setTimeout(() => write(state, { replace: true }), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, write]);

  const dispatch = useCallback(
    (action: Action) => {
      const next = rules.reduce(latest.current, action);
      const isOwnNow = isShared(beside.current) && rules.print(next) !== rules.print(latest.current);
      if (rules.isWhole(action) || isOwnNow) {
        flush();
        beside.current = '';
        write(next, { replace: false });
        setTaskNumber(count => count + 1);
      }
      if ((rules.endsProblems ?? rules.isWhole)(action)) setProblems([]);
      show(next);
    },
    [rules, flush, write, show],
  );
  const putBeside = useCallback(
    (text: string) => {
      const printed = rules.print(latest.current);
      beside.current = text;
      known.current = printed;
      meant.current = printed;
      host.navigate(rules.pathOf(printed) + text, { replace: true });
    },
    [host, rules],
  );
  return { state, dispatch, taskNumber, problems, flush, putBeside };
}
