import type { AccountSession } from '@shixuan/api/client';
import { Button, ErrorState, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '../../components/shell-context';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { messageOf } from './message-of';

const formatTime = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short' });
const time = (iso: string) => formatTime.format(new Date(iso));

/** Where the visitor is logged in; each of the others can be logged out, or all of them. */
export function DeviceList() {
  const { api, showMessage } = useShell();
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
      showMessage('success', `已退出 ${ended} 台设备`);
    } catch (error) {
      showMessage('error', messageOf(error) ?? '没有退出成功，请稍后再试');
    }
    await refetch();
    setBusy(false);
  }

  if (!data)
    return isPending ? (
      <Skeleton kind="block" height={200} label="正在取设备列表" />
    ) : (
      <ErrorState title="设备列表没有取到" onRetry={() => void refetch()} />
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
        退出其他设备
      </Button>
    </div>
  );
}

function Device({ session, disabled, onEnd }: { session: AccountSession; disabled: boolean; onEnd(): void }) {
  return (
    <li className={styles.device}>
      <span>
        {session.device}
        <span className={styles.hint}>
          {session.address}，{time(session.lastSeenAt)} 使用过
        </span>
      </span>
      {session.current ? (
        <span className={styles.current}>本机</span>
      ) : (
        <Button size="small" disabled={disabled} onClick={onEnd} aria-label={`退出 ${session.device}`}>
          退出
        </Button>
      )}
    </li>
  );
}
