import type { AccountSession } from '@shixuan/api/client';
import { Button, ErrorState, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '../../components/shell-context';
import { useFrameLanguage } from '../../components/texts/use-texts';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { messageOf } from './message-of';
import { useAccountTexts } from './texts/account-texts';

/** Where the visitor is logged in; each of the others can be logged out, or all of them. */
export function DeviceList() {
  const { api, showMessage } = useShell();
  const { devices: texts } = useAccountTexts();
  const { data, isPending, refetch } = useQuery({
    queryKey: accountQueries.devices,
    queryFn: ({ signal }) => api.accountSessions({}, { showLoading: false, silent: true, signal }),
    // Logins may have changed since the dialog was last open.
    staleTime: 0,
  });
  const [busy, setBusy] = useState(false);

  async function end(id?: string) {
    setBusy(true);
    try {
      const { ended } = await api.accountEndSessions({ id }, { showLoading: false, silent: true });
      showMessage('success', texts.ended(ended));
    } catch (error) {
      showMessage('error', messageOf(error) ?? texts.notEnded);
    }
    await refetch();
    setBusy(false);
  }

  if (!data)
    return isPending ? (
      <Skeleton kind="block" height={200} label={texts.loading} />
    ) : (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} />
    );
  const others = data.list.filter(({ current }) => !current).length;
  return (
    <div className={styles.form}>
      <ul className={styles.devices}>
        {data.list.map(session => (
          <Device key={session.id} session={session} disabled={busy} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <Button size="large" long loading={busy} disabled={others === 0} onClick={() => void end()}>
        {texts.endOthers}
      </Button>
    </div>
  );
}

function Device({ session, disabled, onEnd }: { session: AccountSession; disabled: boolean; onEnd(): void }) {
  const { devices: texts } = useAccountTexts();
  const time = new Date(session.lastSeenAt).toLocaleString(useFrameLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className={styles.device}>
      <span>
        {session.device}
        <span className={styles.hint}>{texts.used(session.address, time)}</span>
      </span>
      {session.current ? (
        <span className={styles.current}>{texts.here}</span>
      ) : (
        <Button size="small" disabled={disabled} onClick={onEnd} aria-label={texts.endOf(session.device)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
