import { type RowKey, rowOfKey } from '@shixuan/ui/row-keys';

/**
 * Keys of a ranking: up and down go to the same link or button of the next row, Home and End to that of the first and the last. What
 * stands in an opened row keeps its keys, and so do Tab and Enter everywhere.
 */
export function onRowKey(event: RowKey & { target: EventTarget; preventDefault(): void }): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  const rows = [...(row?.closest('tbody')?.rows ?? [])].filter(({ cells }) => cells[0]?.tagName === 'TH');
  const at = row ? rows.indexOf(row) : -1;
  const wanted = rowOfKey(event, at, rows.length - 1);
  if (!row || at < 0 || wanted === undefined) return;
  event.preventDefault();
  const controls = (of: HTMLElement | undefined) => [...(of?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const there = controls(rows[wanted]);
  // A row may have fewer parts than another; its last two controls open and take it, as those of every row do.
  const mine = controls(row);
  const fromEnd = mine.length - mine.indexOf(target);
  (there.at(-fromEnd) ?? there[0])?.focus();
}
