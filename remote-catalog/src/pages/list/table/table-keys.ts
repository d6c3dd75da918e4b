import { hasModifier, type RowKey, rowOfKey } from '@shixuan/ui/row-keys';

/**
 * Keys of the table of products. Up and down go from part number to part number, Home and End to the first and
 * the last, Enter follows the link that has the focus as everywhere, Space puts the product on the comparison list.
 * Tab and all other keys do what they always do.
 * @param focusRow moves the focus to a row, counted from 0, where not all rows are in the document
 */
export function onTableKey(
  event: RowKey & { target: EventTarget; preventDefault(): void },
  focusRow?: (at: number) => void,
): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || hasModifier(event)) return;
  const row = target.closest('tr');
  const rows = row && [...(row.closest('tbody')?.rows ?? [])];
  if (!row || !rows?.length) return;
  const at = Number(row.dataset.index ?? rows.indexOf(row));
  const wanted = rowOfKey(event, at, Number.POSITIVE_INFINITY);
  if (wanted !== undefined) {
    event.preventDefault();
    if (focusRow) focusRow(wanted);
    else
      rows
        .at(Math.min(Math.max(wanted, 0), rows.length - 1))
        ?.querySelector('a')
        ?.focus();
  } else if (event.key === ' ' && target.tagName === 'A') {
    // Links ignore Space; without this the page would scroll.
    event.preventDefault();
    row.querySelector<HTMLElement>('button[aria-pressed]')?.click();
  }
}
