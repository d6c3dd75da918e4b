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
import { useMeans } from './use-means';

const empty: ContactDraft = { to: '', code: '' };

/** 邮箱: the contact by which the password can be recovered. */
export function ContactForm() {
  const { api, showMessage } = useShell();
  const queries = useQueryClient();
  const means = useMeans();
  const { data: profile } = useQuery({
    queryKey: accountQueries.profile,
    queryFn: ({ signal }) => api.accountProfile({}, { showLoading: false, silent: true, signal }),
  });
  const [contact, setContact] = useState(empty);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  if (!means || !profile) return <Skeleton kind="block" height={200} label="正在取资料" />;
  const bound = [profile.email, profile.verifiedPhone].filter(text => text !== '');
  if (!means.email && !means.phone)
    return <p className={styles.lead}>本站没有设置邮件，不能绑定邮箱；忘记密码时请联系站点管理员。</p>;

  async function save(change: ContactDraft, done: string) {
    if (password === '') return setProblem('密码：请填写');
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
      setProblem(messageOf(error) ?? '没有保存成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (contact.to.trim() === '') return setProblem('邮箱：请填写');
    void save(contact, '已绑定');
  }

  const passwordProblem = problem?.startsWith('密码') ? problem : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        {bound.length > 0 ? `已绑定：${bound.join('，')}。` : '还没有绑定；'}忘记密码时，验证码发到这里。
      </p>
      <ContactFields value={contact} onChange={setContact} means={means} refusal={problem} />
      <OwnPassword
        value={password}
        onChange={text => {
          setProblem(null);
          setPassword(text);
        }}
        error={passwordProblem}
      />
      {problem && !passwordProblem && !isAboutContact(problem) && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        绑定
      </Button>
      {bound.length > 0 && (
        <Button size="large" long disabled={busy} onClick={() => void save(empty, '已解除绑定')}>
          解除绑定
        </Button>
      )}
    </form>
  );
}
