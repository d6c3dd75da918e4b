/** A key that was pressed, by whichever library it is told. */
export interface RowKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether Alt, Ctrl, Meta or Shift is held: the key then means what it means elsewhere. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: RowKey): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * The row of a table that a key leads to, counted from 0: up and down to the next, Home and End to the first and the last. It may lie
 * beyond both ends.
 * @param at the row that has the focus
 * @param last the last row; infinite where the number of rows is not known
 * @returns undefined for all other keys, and with a modifier
 */
export const rowOfKey = (event: RowKey, at: number, last: number): number | undefined =>
  hasModifier(event) ? undefined : { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
