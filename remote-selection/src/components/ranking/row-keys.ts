import { type RowKey, rowOfKey } from '@shixuan/ui/row-keys';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The rows of a ranking, without what is opened below them. */
const rowsOf = (body: HTMLTableSectionElement | null | undefined): HTMLTableRowElement[] =>
  [...(body?.rows ?? [])].filter(({ cells }) => cells[0]?.tagName === 'TH');

const controlsOf = (row: HTMLElement | undefined) => [...(row?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/**
 * Keys of a ranking: up and down go to the same link or button of the next row, Home and End to that of the first and the last. What
 * stands in an opened row keeps its keys, and so do Tab and Enter everywhere.
 */
export function onRowKey(event: RowKey & { target: EventTarget; preventDefault(): void }): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  const rows = rowsOf(row?.closest('tbody'));
  const at = row ? rows.indexOf(row) : -1;
  const wanted = rowOfKey(event, at, rows.length - 1);
  if (!row || at < 0 || wanted === undefined) return;
  event.preventDefault();
  const there = controlsOf(rows[wanted]);
  // A row may have fewer parts than another; its last two controls open and take it, as those of every row do.
  const mine = controlsOf(row);
  const fromEnd = mine.length - mine.indexOf(target);
  (there.at(-fromEnd) ?? there[0])?.focus();
}

/** Makes the links and buttons of one row Tab stops, and those of the other rows none: of the first where `current` is no row. */
function setTabStops(body: HTMLTableSectionElement | null, current: HTMLTableRowElement | null): void {
  const rows = rowsOf(body);
  const reached = current && rows.includes(current) ? current : rows[0];
  for (const row of rows)
    for (const control of controlsOf(row))
      if (row === reached) control.removeAttribute('tabindex');
      else control.tabIndex = -1;
}

/**
 * Roving focus of a ranking: Tab reaches the row that last had the focus, the first at first, and goes on behind the list; arrows change
 * the row. What is opened below a row stays in the order of Tab. It is set in the document because the rows' parts are drawn by others.
 */
export function useRovingRows(): {
  ref: RefObject<HTMLTableSectionElement | null>;
  onFocus(event: FocusEvent<HTMLTableSectionElement>): void;
} {
  const ref = useRef<HTMLTableSectionElement>(null);
  const current = useRef<HTMLTableRowElement>(null);
  // After every drawing: rows may have changed, and with them their parts.
  useLayoutEffect(() => setTabStops(ref.current, current.current));
  return {
    ref,
    onFocus({ target }) {
      const entered = target.closest('tr');
      const rows = rowsOf(ref.current);
      const row = rows.find(one => one === entered) ?? rows.find(one => one.nextElementSibling === entered);
      if (!row || row === current.current) return;
      current.current = row;
      setTabStops(ref.current, row);
    },
  };
}
