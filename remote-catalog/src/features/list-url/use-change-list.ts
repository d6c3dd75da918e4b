import { useNavigate } from '@shixuan/host';
import { type ListQuery, listPath } from '@shixuan/list-url';

/** Goes to a changed list without leaving the place to which the visitor has scrolled: he is at the filters. */
export function useChangeList(): (query: ListQuery) => void {
  const navigate = useNavigate();
  return query => void navigate(listPath(query), { preventScrollReset: true });
}
