import type { AttributeDefinition } from '@shixuan/api/client';
import { type ListQuery, withColumns } from '@shixuan/list-url';
import { useMemo } from 'react';
import { usePreference } from '../../features/preferences/use-preference';
import { chosenColumns, defaultColumns, readColumns, sameColumns } from './columns';
import type { ChangeList } from './use-list-change';

/** The columns of a category's table, in order, and the way to set them: in the address, and on the visitor's device. */
export function useColumns(
  categoryId: number,
  attributes: readonly AttributeDefinition[],
  query: ListQuery,
  change: ChangeList,
): [columns: string[], set: (columns: string[]) => void] {
  const [stored, store] = usePreference('list-columns', readColumns);
  const preferred = stored[categoryId];
  const columns = useMemo(
    () => chosenColumns(attributes, query.columns, preferred),
    [attributes, query.columns, preferred],
  );
  function set(next: string[]) {
    const own = sameColumns(next, defaultColumns(attributes));
    const { [categoryId]: _old, ...others } = stored;
    store(own ? others : { ...others, [categoryId]: next });
    change(now => withColumns(now, own ? null : next));
  }
  return [columns, set];
}
