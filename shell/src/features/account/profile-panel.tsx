import { ErrorState, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../components/shell-context';
import { accountQueries } from './account-queries';
import { ProfileForm } from './profile-form';

/** The stored profile of the visitor, as a form. */
export function ProfilePanel() {
  const { api } = useShell();
  const { data, isPending, refetch } = useQuery({
    queryKey: accountQueries.profile,
    queryFn: ({ signal }) => api.accountProfile({}, { showLoading: false, silent: true, signal }),
  });
  if (data) return <ProfileForm profile={data} />;
  return isPending ? (
    <Skeleton kind="block" height={260} label="正在取资料" />
  ) : (
    <ErrorState title="资料没有取到" onRetry={() => void refetch()} />
  );
}
