import type { Light, Requirements } from '@shixuan/optics/model';
import { type PreparedCatalogue, type RankedSystem, settledSystem } from '@shixuan/optics/solve';
import { idsOf, systemRow } from './system-row';

/** The rows of one answer. Each is made by itself, so that several threads can share them. */
export interface RowsOrder {
  systems: readonly RankedSystem[];
  /** Number of them, from the first, that carry reasons, remedies and derivations. */
  explained: number;
  /** The light that the visitor has; undefined when fitting ones are to be found. */
  light: Light | undefined;
}

/** A row as JSON text, and the ids of the parts that it names. */
export interface MadeRow {
  text: string;
  ids: number[];
}

/** Begins to make rows; the function that it returns makes those that are left and returns all, in their order. */
export type RowsMaker = (need: Requirements, catalogue: PreparedCatalogue, order: RowsOrder) => () => MadeRow[];

/** @param place of the row, from 0 */
export function madeRow(
  need: Requirements,
  catalogue: Pick<PreparedCatalogue, 'lights' | 'grabbers'>,
  { systems, explained, light }: RowsOrder,
  place: number,
): MadeRow {
  const system = systems[place];
  if (!system) throw new RangeError(`no row ${place} among ${systems.length}`);
  const row = systemRow(need, settledSystem(need, catalogue, system), place < explained, light);
  return { text: JSON.stringify(row), ids: idsOf([row]) };
}

/** All rows in this thread. */
export const rowsByOneThread: RowsMaker = (need, catalogue, order) => () =>
  order.systems.map((_, place) => madeRow(need, catalogue, order, place));
