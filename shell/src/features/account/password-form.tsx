import { Button } from '@shixuan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { checkPassword } from './field-rules';
import { messageOf } from './message-of';
import { ProblemLine } from './problem-line';
import { useAccountTexts } from './texts/account-texts';
import { useLoginTexts } from './texts/login-texts';

const empty = { oldPassword: '', newPassword: '' };

/** Change of password: the old one is asked for, and all other devices are logged out. */
export function PasswordForm() {
  const { api, showMessage } = useShell();
  const queries = useQueryClient();
  const { password: texts } = useAccountTexts();
  const { rules, passwordHint } = useLoginTexts();
  const [fields, setFields] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const oldError = fields.oldPassword === '' ? rules.passwordEmpty(texts.old) : null;
  const newError = checkPassword(fields.newPassword, texts.new, rules);

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
      showMessage('success', texts.changed(ended));
    } catch (error) {
      setRefusal(messageOf(error) ?? texts.failed);
    } finally {
      setBusy(false);
    }
  }

  // As the server begins a refusal of a field.
  const refusedOf = (label: string) => (refusal?.startsWith(label) ? refusal : null);
  const elsewhere = refusal && !refusedOf('原密码') && !refusedOf('新密码') ? refusal : null;
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <p className={styles.lead}>{texts.lead}</p>
      <AccountField
        label={texts.old}
        value={fields.oldPassword}
        onChange={oldPassword => change({ oldPassword })}
        error={refusedOf('原密码') ?? (checked ? oldError : null)}
        autoComplete="current-password"
        secret
        first
      />
      <AccountField
        label={texts.new}
        value={fields.newPassword}
        onChange={newPassword => change({ newPassword })}
        error={refusedOf('新密码') ?? (checked ? newError : null)}
        hint={passwordHint}
        autoComplete="new-password"
        secret
      />
      {elsewhere && <ProblemLine>{elsewhere}</ProblemLine>}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        {texts.change}
      </Button>
    </form>
  );
}
