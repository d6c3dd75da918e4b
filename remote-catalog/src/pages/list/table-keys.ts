/**
 * Keys of the table of products. Up and down go from part number to part number, Enter follows the link that has the
 * focus as everywhere, Space puts the product on the comparison list. Tab and all other keys do what they always do.
 */
export function onTableKey(event: { key: string; target: EventTarget; preventDefault(): void } & Modifiers): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = target.closest('tr');
  if (!row) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const other = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
    event.preventDefault();
    other?.querySelector('a')?.focus();
  } else if (key === ' ' && target.tagName === 'A') {
    // Links ignore Space; without this the page would scroll.
    event.preventDefault();
    row.querySelector<HTMLElement>('button[aria-pressed]')?.click();
  }
}

interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}
