import type { ListQuery } from '@shixuan/list-url';

/** Id of the form of a list's filters. The order and the page size stand outside it and belong to it. */
export const LIST_FORM = 'list-filters';

/** What a list's form keeps beside its fields. A change of filters begins at the first page. */
export function ListFormState({ query: { categoryId, columns, pins } }: { query: ListQuery }) {
  return (
    <>
      <input type="hidden" name="categoryId" value={categoryId ?? ''} />
      {columns && <input type="hidden" name="cols" value={columns.join(',')} />}
      {pins > 0 && <input type="hidden" name="pins" value={pins} />}
    </>
  );
}
