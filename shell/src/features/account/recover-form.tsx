import { Button } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { baseInfo } from '../../state/base-info';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { checkPassword } from './field-rules';
import { messageOf } from './message-of';
import { ProblemLine } from './problem-line';
import { useLoginTexts } from './texts/login-texts';
import { useMeans } from './use-means';

const empty = { account: '', code: '', newPassword: '' };

/** How the server begins a refusal that is about a field. */
const named = { account: '账号', code: '验证码', newPassword: '新密码' } as const;
type Field = keyof typeof named;
const fields = Object.keys(named) as Field[];

interface Problem {
  text: string;
  /** Where it is shown; below all of them without one. */
  field: Field | undefined;
}

/** 忘记密码: a code to the account's contact, then a new password; without a way to send codes, whom to ask. */
export function RecoverForm({ onDone }: { onDone(): void }) {
  const { api, showMessage } = useShell();
  const means = useMeans();
  const texts = useLoginTexts();
  const { recover } = texts;
  const [entered, setEntered] = useState(empty);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  if (!means) return null;
  if (!means.email && !means.phone) return <WhomToAsk />;

  function change(part: Partial<typeof empty>) {
    setProblem(null);
    setEntered({ ...entered, ...part });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const account = entered.account.trim();
    if (account === '') return setProblem({ field: 'account', text: recover.accountMissing });
    if (sent && entered.code.trim() === '') return setProblem({ field: 'code', text: recover.codeMissing });
    const weak = sent ? checkPassword(entered.newPassword, recover.newPassword, texts.rules) : null;
    if (weak) return setProblem({ field: 'newPassword', text: weak });
    setBusy(true);
    try {
      const quiet = { showLoading: false, silent: true };
      if (!sent) {
        await api.accountRecover({ account }, quiet);
        setSent(true);
      } else {
        await api.accountReset({ ...entered, account }, quiet);
        showMessage('success', recover.done);
        onDone();
      }
    } catch (error) {
      const text = messageOf(error) ?? recover.failed;
      setProblem({ text, field: fields.find(field => text.startsWith(named[field])) });
    } finally {
      setBusy(false);
    }
  }

  const at = (field: Field) => (problem?.field === field ? problem.text : null);
  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <AccountField
        label={recover.account}
        value={entered.account}
        onChange={account => change({ account })}
        error={at('account')}
        hint={recover.accountHint}
        autoComplete="username"
        first
      />
      {sent && (
        <>
          <p className={styles.lead} role="status">
            {recover.sent}
          </p>
          <AccountField
            label={texts.contact.code}
            value={entered.code}
            onChange={code => change({ code })}
            error={at('code')}
            autoComplete="one-time-code"
          />
          <AccountField
            label={recover.newPassword}
            value={entered.newPassword}
            onChange={newPassword => change({ newPassword })}
            error={at('newPassword')}
            hint={texts.passwordHint}
            autoComplete="new-password"
            secret
          />
        </>
      )}
      {problem && !problem.field && <ProblemLine>{problem.text}</ProblemLine>}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        {sent ? recover.reset : recover.send}
      </Button>
    </form>
  );
}

/** Who resets a password by hand. */
function WhomToAsk() {
  const { contact = '', telPhone = '', email = '', qq = '' } = useAtomValue(baseInfo) ?? {};
  const { recover: texts } = useLoginTexts();
  const ways = [telPhone && texts.byPhone(telPhone), email && texts.byEmail(email), qq && `QQ ${qq}`].filter(Boolean);
  return <p className={styles.lead}>{texts.whom(contact || texts.administrator, ways)}</p>;
}
