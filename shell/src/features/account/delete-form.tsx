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

/** Deletes the account permanently. It asks for the password to prevent deletion by mistake or by a passer-by. */
export function DeleteForm() {
  const shell = useShell();
  const setOpen = useSetAtom(accountOpen);
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return setProblem('请填写密码');
    setBusy(true);
    try {
      await shell.api.accountDelete({ password }, { showLoading: false, silent: true });
      queries.removeQueries({ queryKey: accountQueries.all });
      setOpen(false);
      logout(shell);
      shell.showMessage('success', '账号已注销');
    } catch (error) {
      setProblem(messageOf(error) ?? '没有注销成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        账号、资料、收藏与下载记录会立即删除，无法恢复。本机浏览器里的对比清单也会清空。已发出的询价仍会保存，以便答复。
      </p>
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
        注销账号
      </Button>
    </form>
  );
}
