import { Button } from '@shixuan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { logout } from '../../services/session';
import { accountOpen } from '../../state/account-open';
import { OwnPassword } from './account-field';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { DataCopy } from './data-copy';
import { messageOf } from './message-of';
import { useAccountTexts } from './texts/account-texts';
import { useLoginTexts } from './texts/login-texts';

/** Deletes the account permanently. It asks for the password to prevent deletion by mistake or by a passer-by. */
export function DeleteForm() {
  const shell = useShell();
  const { delete: texts } = useAccountTexts();
  const { rules, password: label } = useLoginTexts();
  const setOpen = useSetAtom(accountOpen);
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return setProblem(rules.passwordEmpty(label));
    setBusy(true);
    try {
      await shell.api.accountDelete({ password }, { showLoading: false, silent: true });
      queries.removeQueries({ queryKey: accountQueries.all });
      setOpen(false);
      logout(shell);
      shell.showMessage('success', texts.deleted);
    } catch (error) {
      setProblem(messageOf(error) ?? texts.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <p className={styles.lead}>{texts.lead}</p>
      <DataCopy />
      <OwnPassword
        value={password}
        onChange={value => {
          setProblem(null);
          setPassword(value);
        }}
        error={problem}
        first
      />
      <Button type="primary" status="danger" htmlType="submit" size="large" long loading={busy}>
        {texts.delete}
      </Button>
    </form>
  );
}
