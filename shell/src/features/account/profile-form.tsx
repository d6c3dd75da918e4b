import type { AccountProfile } from '@shixuan/api/client';
import { Button } from '@shixuan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { noteTyped, typedText } from '../../state/typed-text';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { DataCopy } from './data-copy';
import { messageOf } from './message-of';

/** Name, company and phone, all optional. Entered values survive a refusal and the loss of the login. */
export function ProfileForm({ profile }: { profile: AccountProfile }) {
  const { api, showMessage, store } = useShell();
  const queries = useQueryClient();
  const [fields, setFields] = useState(() => {
    const { name, company, phone } = store.get(typedText).profile ?? profile;
    return { name, company, phone };
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function change(part: Partial<typeof fields>) {
    setProblem(null);
    const changed = { ...fields, ...part };
    setFields(changed);
    noteTyped(store, { profile: { userName: profile.userName, ...changed } });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const saved = await api.accountSaveProfile(fields, { showLoading: false, silent: true });
      queries.setQueryData(accountQueries.profile, saved);
      setFields({ name: saved.name, company: saved.company, phone: saved.phone });
      noteTyped(store, { profile: null });
      showMessage('success', '资料已保存');
    } catch (error) {
      setProblem(messageOf(error) ?? '没有保存成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  }

  const phoneProblem = problem?.startsWith('电话') ? problem : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        {profile.userName}，{profile.createdAt.slice(0, 10)} 注册。以下各项都可以不填。
      </p>
      <AccountField
        label="姓名"
        value={fields.name}
        onChange={name => change({ name })}
        error={null}
        autoComplete="name"
        first
      />
      <AccountField
        label="公司"
        value={fields.company}
        onChange={company => change({ company })}
        error={null}
        autoComplete="organization"
      />
      <AccountField
        label="电话"
        value={fields.phone}
        onChange={phone => change({ phone })}
        error={phoneProblem}
        hint="如 +86 755 1234 5678"
        autoComplete="tel"
      />
      {problem && !phoneProblem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        保存
      </Button>
      <DataCopy />
    </form>
  );
}
