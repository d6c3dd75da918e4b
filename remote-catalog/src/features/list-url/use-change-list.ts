import { useNavigate } from '@shixuan/host';
import { type ListQuery, listPath } from '@shixuan/list-url';

/** Navigates to a changed list and keeps the scroll position, because the visitor is at the filters. */
export function useChangeList(): (query: ListQuery) => void {
  const navigate = useNavigate();
  return query => void navigate(listPath(query), { preventScrollReset: true });
}
