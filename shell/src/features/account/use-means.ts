import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../components/shell-context';
import { accountQueries } from './account-queries';

/** Where this site can send codes to; undefined until it has answered. */
export function useMeans(): { email: boolean; phone: boolean } | undefined {
  const { api } = useShell();
  const { data } = useQuery({
    queryKey: accountQueries.means,
    queryFn: ({ signal }) => api.accountMeans({}, { showLoading: false, silent: true, signal }),
  });
  return data;
}
