import type { AccountProfile } from '@shixuan/api/client';
import { Button } from '@shixuan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { chinaDay } from '../../lib/china-day';
import { noteTyped, typedText } from '../../state/typed-text';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { DataCopy } from './data-copy';
import { messageOf } from './message-of';
import { ProblemLine } from './problem-line';
import { useAccountTexts } from './texts/account-texts';

/** Name, company and phone, all optional. Entered values survive a refusal and the loss of the login. */
export function ProfileForm({ profile }: { profile: AccountProfile }) {
  const { api, showMessage, store } = useShell();
  const queries = useQueryClient();
  const { profile: texts, notSaved } = useAccountTexts();
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
      showMessage('success', texts.saved);
    } catch (error) {
      setProblem(messageOf(error) ?? notSaved);
    } finally {
      setBusy(false);
    }
  }

  // As the server begins a refusal of the field.
  const phoneProblem = problem?.startsWith('电话') ? problem : null;
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <p className={styles.lead}>{texts.lead(profile.userName, chinaDay(profile.createdAt))}</p>
      <AccountField
        label={texts.name}
        value={fields.name}
        onChange={name => change({ name })}
        error={null}
        autoComplete="name"
        first
      />
      <AccountField
        label={texts.company}
        value={fields.company}
        onChange={company => change({ company })}
        error={null}
        autoComplete="organization"
      />
      <AccountField
        label={texts.phone}
        value={fields.phone}
        onChange={phone => change({ phone })}
        error={phoneProblem}
        hint={texts.phoneHint}
        autoComplete="tel"
      />
      {problem && !phoneProblem && <ProblemLine>{problem}</ProblemLine>}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        {texts.save}
      </Button>
      <DataCopy />
    </form>
  );
}
