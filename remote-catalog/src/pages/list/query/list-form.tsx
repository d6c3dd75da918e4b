import { type ListQuery, printSort } from '@shixuan/list-url';

/** Id of the form of a list's filters. The order and the page size stand outside it and belong to it. */
export const LIST_FORM = 'list-filters';

export interface ListFormStateProps {
  query: ListQuery;
  /** The order and the page size have no fields in this form. */
  ordered?: boolean;
}

/** What a list's form keeps beside its fields. A change of filters begins at the first page. */
export function ListFormState({ query, ordered = false }: ListFormStateProps) {
  const { categoryId, columns, pins, sort, pageSize } = query;
  return (
    <>
      <input type="hidden" name="categoryId" value={categoryId ?? ''} />
      {columns && <input type="hidden" name="cols" value={columns.join(',')} />}
      {pins > 0 && <input type="hidden" name="pins" value={pins} />}
      {ordered && sort && <input type="hidden" name="sort" value={printSort(sort)} />}
      {ordered && <input type="hidden" name="size" value={pageSize} />}
    </>
  );
}
