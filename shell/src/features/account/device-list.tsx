import type { AccountSession } from '@shixuan/api/client';
import { Button, ErrorState, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { useFrameLanguage } from '../../components/texts/use-texts';
import { OwnPassword } from './account-field';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { messageOf } from './message-of';
import { useAccountTexts } from './texts/account-texts';
import { useLoginTexts } from './texts/login-texts';

/** Where the visitor is logged in; each of the others can be logged out, or all of them, by whoever knows the password. */
export function DeviceList() {
  const { api, showMessage } = useShell();
  const { devices: texts } = useAccountTexts();
  const { rules, password: label } = useLoginTexts();
  const { data, isPending, refetch } = useQuery({
    queryKey: accountQueries.devices,
    queryFn: ({ signal }) => api.accountSessions({}, { showLoading: false, silent: true, signal }),
    // Logins may have changed since the dialog was last open.
    staleTime: 0,
  });
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  function refuse(text: string) {
    setProblem(text);
    passwordInput.current?.focus();
  }

  async function end(id?: string) {
    if (password === '') return refuse(rules.passwordEmpty(label));
    setBusy(true);
    try {
      const { ended } = await api.accountEndSessions({ id, password }, { showLoading: false, silent: true });
      setPassword('');
      showMessage('success', texts.ended(ended));
    } catch (error) {
      refuse(messageOf(error) ?? texts.notEnded);
    }
    await refetch();
    setBusy(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void end();
  }

  if (!data)
    return isPending ? (
      <Skeleton kind="block" height={200} label={texts.loading} />
    ) : (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} />
    );
  const others = data.list.filter(({ current }) => !current).length;
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      {others > 0 && (
        <OwnPassword
          value={password}
          onChange={text => {
            setProblem(null);
            setPassword(text);
          }}
          error={problem}
          hint={texts.passwordHint}
          inputRef={passwordInput}
        />
      )}
      <ul className={styles.devices}>
        {data.list.map(session => (
          <Device key={session.id} session={session} disabled={busy} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <Button htmlType="submit" size="large" long loading={busy} disabled={others === 0}>
        {texts.endOthers}
      </Button>
    </form>
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
