import { Button } from '@shixuan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { checkPassword } from './field-rules';
import { messageOf } from './message-of';
import { chinese } from './texts/login.zh';

const empty = { oldPassword: '', newPassword: '' };

/** Change of password: the old one is asked for, and all other devices are logged out. */
export function PasswordForm() {
  const { api, showMessage } = useShell();
  const queries = useQueryClient();
  const [fields, setFields] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const oldError = fields.oldPassword === '' ? '请填写原密码' : null;
  const newError = checkPassword(fields.newPassword, '新密码', chinese.rules);

  function change(part: Partial<typeof fields>) {
    setRefusal(null);
    setFields({ ...fields, ...part });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (oldError || newError) return;
    setBusy(true);
    try {
      const { ended } = await api.accountChangePassword(fields, { showLoading: false, silent: true });
      setFields(empty);
      setChecked(false);
      void queries.invalidateQueries({ queryKey: accountQueries.devices });
      showMessage('success', ended > 0 ? `密码已修改，其他 ${ended} 台设备已退出` : '密码已修改');
    } catch (error) {
      setRefusal(messageOf(error) ?? '没有修改成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  }

  const refusedOf = (label: string) => (refusal?.startsWith(label) ? refusal : null);
  const elsewhere = refusal && !refusedOf('原密码') && !refusedOf('新密码') ? refusal : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>修改后，其他设备上的登录全部失效。</p>
      <AccountField
        label="原密码"
        value={fields.oldPassword}
        onChange={oldPassword => change({ oldPassword })}
        error={refusedOf('原密码') ?? (checked ? oldError : null)}
        autoComplete="current-password"
        secret
        first
      />
      <AccountField
        label="新密码"
        value={fields.newPassword}
        onChange={newPassword => change({ newPassword })}
        error={refusedOf('新密码') ?? (checked ? newError : null)}
        hint="至少 8 个字符，建议用较长的词组"
        autoComplete="new-password"
        secret
      />
      {elsewhere && (
        <p className={styles.error} role="alert">
          {elsewhere}
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        修改密码
      </Button>
    </form>
  );
}
