import type { AttributeDefinition } from '@shixuan/api/client';
import { type ListQuery, withColumns } from '@shixuan/list-url';
import { useMemo } from 'react';
import { usePreference } from '../../../features/preferences/use-preference';
import type { ChangeList } from '../query/use-list-change';
import { chosenColumns, chosenPins, defaultColumns, readColumns, readPins, sameColumns } from './columns';

export interface ColumnChoice {
  /** Keys of attributes, in order. */
  columns: string[];
  /** How many of the first columns stay beside the part number. */
  pins: number;
}

/** The columns of a category's table, and the way to set them: in the address, and on the visitor's device. */
export function useColumns(
  categoryId: number,
  attributes: readonly AttributeDefinition[],
  query: ListQuery,
  change: ChangeList,
): [choice: ColumnChoice, set: (choice: ColumnChoice) => void] {
  const [stored, store] = usePreference('list-columns', readColumns);
  const [storedPins, storePins] = usePreference('list-pins', readPins);
  const preferred = stored[categoryId];
  const columns = useMemo(
    () => chosenColumns(attributes, query.columns, preferred),
    [attributes, query.columns, preferred],
  );
  const pins = chosenPins(query.pins, storedPins[categoryId], columns);
  function set(next: ColumnChoice) {
    const own = sameColumns(next.columns, defaultColumns(attributes));
    const { [categoryId]: _columns, ...others } = stored;
    store(own ? others : { ...others, [categoryId]: next.columns });
    const { [categoryId]: _pins, ...otherPins } = storedPins;
    storePins(next.pins === 0 ? otherPins : { ...otherPins, [categoryId]: next.pins });
    change(now => withColumns(now, own ? null : next.columns, next.pins));
  }
  return [{ columns, pins }, set];
}
