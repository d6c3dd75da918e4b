import type { SelectionEventMap, ShixuanSelectionElement } from '@shixuan/embed-types';
import { type EventName, eventNames } from '../reference/events';

export interface HeardEvent {
  /** Counts up: a name of its own for each. */
  id: number;
  /** Time of day with milliseconds, `15:04:05.123`. */
  at: string;
  name: EventName;
  /** The detail in a few words. */
  gist: string;
  detail: unknown;
}

/** So many are kept: what a visitor does in a minute. */
export const KEPT = 50;

type Gists = { readonly [Name in EventName]: (detail: SelectionEventMap[Name]['detail']) => string };

const gists: Gists = {
  'selection-ready': ({ mode, value }) => [mode, value].filter(Boolean).join(' '),
  'selection-change': ({ value }) => value,
  'selection-result': ({ count, shown }) => (shown ? `${count} 个方案，在看 ${shown.title}` : '没有方案'),
  'selection-pick': ({ title }) => title,
  'selection-compare': ({ title }) => title,
  'selection-navigate': ({ url }) => url,
  'selection-error': ({ kind, message }) => `${kind}：${message}`,
};

const timeOf = (date: Date) => `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`;

let heard = 0;

function listenTo<Name extends EventName>(
  element: ShixuanSelectionElement,
  name: Name,
  onHeard: (event: HeardEvent) => void,
) {
  const gist: Gists[Name] = gists[name];
  const listener = ({ detail }: SelectionEventMap[Name]) =>
    onHeard({ id: ++heard, at: timeOf(new Date()), name, gist: gist(detail), detail });
  element.addEventListener(name, listener);
  return () => element.removeEventListener(name, listener);
}

/**
 * Listens to every event of the element, as a page that holds it would.
 * @returns a function that stops it
 */
export function listen(element: ShixuanSelectionElement, onHeard: (event: HeardEvent) => void): () => void {
  const ends = eventNames.map(name => listenTo(element, name, onHeard));
  return () => {
    for (const end of ends) end();
  };
}

/** The log after another event: the newest first, none older than the last fifty. */
export const noted = (log: readonly HeardEvent[], event: HeardEvent): readonly HeardEvent[] =>
  [event, ...log].slice(0, KEPT);
