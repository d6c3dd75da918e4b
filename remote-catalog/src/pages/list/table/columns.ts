import type { AttributeDefinition } from '@shixuan/api/client';
import { MAX_PINS } from '@shixuan/list-url';

/** The columns that a category shows unless told otherwise. */
export const defaultColumns = (attributes: readonly AttributeDefinition[]): string[] =>
  attributes.filter(({ inList }) => inList).map(({ key }) => key);

/** Columns of a list: those of its address, else those that the visitor has chosen before, else the category's. */
export function chosenColumns(
  attributes: readonly AttributeDefinition[],
  ofAddress: readonly string[] | null,
  preferred: readonly string[] | undefined,
): string[] {
  const known = (keys: readonly string[] | undefined | null) =>
    keys?.filter(key => attributes.some(attribute => attribute.key === key)) ?? [];
  const chosen = [known(ofAddress), known(preferred)].find(keys => keys.length > 0);
  return chosen ?? defaultColumns(attributes);
}

/** The keys with one of them one place further up (-1) or down (1); unchanged at the ends. */
export function movedColumn(columns: readonly string[], key: string, by: -1 | 1): string[] {
  const from = columns.indexOf(key);
  const to = from + by;
  const moved = [...columns];
  const [other, own] = [moved[to], moved[from]];
  if (own === undefined || other === undefined) return moved;
  moved[to] = own;
  moved[from] = other;
  return moved;
}

/** How many of the first columns are pinned: as the address says, else as the visitor has chosen before. */
export const chosenPins = (ofAddress: number, preferred: number | undefined, columns: readonly string[]): number =>
  Math.min(ofAddress || preferred || 0, MAX_PINS, columns.length);

/** A column pinned behind the ones pinned already, or, if it is one of them, unpinned to the place behind them. */
export function withPin(columns: readonly string[], pins: number, key: string): { columns: string[]; pins: number } {
  const at = columns.indexOf(key);
  const others = columns.filter(other => other !== key);
  const left = at < pins ? pins - 1 : pins;
  return { columns: [...others.slice(0, left), key, ...others.slice(left)], pins: at < pins ? left : pins + 1 };
}

export const sameColumns = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** Parses the stored columns by category id; anything else is ignored. */
export function readColumns(stored: unknown): Record<string, string[]> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every(key => typeof key === 'string'),
  );
  return Object.fromEntries(entries);
}

/** Parses the stored numbers of pinned columns by category id; anything else is ignored. */
export function readPins(stored: unknown): Record<string, number> {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = (entry: [string, unknown]): entry is [string, number] =>
    Number.isInteger(entry[1]) && Number(entry[1]) > 0;
  return Object.fromEntries(Object.entries(stored).filter(known));
}
