import type { AccountProfile } from '@shixuan/api/client';
import { Button, Skeleton } from '@shixuan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { OwnPassword } from './account-field';
import * as styles from './account-form.module.css';
import { accountQueries } from './account-queries';
import { type ContactDraft, ContactFields, channelOf, isAboutContact } from './contact-fields';
import { messageOf } from './message-of';
import { ProblemLine } from './problem-line';
import { useAccountTexts } from './texts/account-texts';
import { useMeans } from './use-means';

const empty: ContactDraft = { to: '', code: '' };

interface Problem {
  text: string;
  /** Where it is shown; below the fields without one. */
  field?: 'contact' | 'password';
}

/** A reason of the server, at the field that it begins with. */
function refused(text: string): Problem {
  if (isAboutContact(text)) return { field: 'contact', text };
  return text.startsWith('密码') ? { field: 'password', text } : { text };
}

/** 邮箱: the contact by which the password can be recovered. */
export function ContactForm() {
  const { api, showMessage } = useShell();
  const queries = useQueryClient();
  const means = useMeans();
  const { contact: texts, profile: profileTexts, notSaved } = useAccountTexts();
  const { data: profile } = useQuery({
    queryKey: accountQueries.profile,
    queryFn: ({ signal }) => api.accountProfile({}, { showLoading: false, silent: true, signal }),
  });
  const [contact, setContact] = useState(empty);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  if (!means || !profile) return <Skeleton kind="block" height={200} label={profileTexts.loading} />;
  const bound = [profile.email, profile.verifiedPhone].filter(text => text !== '');
  if (!means.email && !means.phone) return <p className={styles.lead}>{texts.noMeans}</p>;

  async function save(change: ContactDraft, done: string) {
    if (password === '') return setProblem({ field: 'password', text: texts.passwordMissing });
    setBusy(true);
    setProblem(null);
    try {
      const to = change.to.trim();
      const channel = to === '' ? (profile?.email ? 'email' : 'phone') : channelOf(to);
      const saved = await api.accountSetContact(
        { channel, to, code: change.code, password },
        { showLoading: false, silent: true },
      );
      queries.setQueryData<AccountProfile>(accountQueries.profile, old => old && { ...old, ...saved });
      setContact(empty);
      setPassword('');
      showMessage('success', done);
    } catch (error) {
      setProblem(refused(messageOf(error) ?? notSaved));
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (contact.to.trim() === '') return setProblem({ field: 'contact', text: texts.missing });
    void save(contact, texts.bound);
  }

  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <p className={styles.lead}>{texts.lead(bound)}</p>
      <ContactFields
        value={contact}
        onChange={setContact}
        means={means}
        refusal={problem?.field === 'contact' ? problem.text : null}
      />
      <OwnPassword
        value={password}
        onChange={text => {
          setProblem(null);
          setPassword(text);
        }}
        error={problem?.field === 'password' ? problem.text : null}
      />
      {problem && !problem.field && <ProblemLine>{problem.text}</ProblemLine>}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        {texts.bind}
      </Button>
      {bound.length > 0 && (
        <Button size="large" long disabled={busy} onClick={() => void save(empty, texts.released)}>
          {texts.release}
        </Button>
      )}
    </form>
  );
}
