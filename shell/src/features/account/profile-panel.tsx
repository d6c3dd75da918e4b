import { ErrorState, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../components/shell-context';
import { accountQueries } from './account-queries';
import { ProfileForm } from './profile-form';
import { useAccountTexts } from './texts/account-texts';

/** The stored profile of the visitor, as a form. */
export function ProfilePanel() {
  const { api } = useShell();
  const { profile: texts } = useAccountTexts();
  const { data, isPending, refetch } = useQuery({
    queryKey: accountQueries.profile,
    queryFn: ({ signal }) => api.accountProfile({}, { showLoading: false, silent: true, signal }),
  });
  if (data) return <ProfileForm profile={data} />;
  return isPending ? (
    <Skeleton kind="block" height={260} label={texts.loading} />
  ) : (
    <ErrorState title={texts.failed} onRetry={() => void refetch()} />
  );
}
