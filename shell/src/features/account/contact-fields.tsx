import { Button } from '@shixuan/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { messageOf } from './message-of';
import { useLoginTexts } from './texts/login-texts';

/** A contact as it is typed: `to` is empty where the visitor wants none. */
export interface ContactDraft {
  to: string;
  code: string;
}

export interface ContactFieldsProps {
  value: ContactDraft;
  onChange(value: ContactDraft): void;
  /** Where the site can send to; at least one of them. */
  means: { email: boolean; phone: boolean };
  /** What the form or the server says of the contact. */
  refusal: string | null;
  optional?: boolean;
}

const AGAIN_SECONDS = 60;

/** What an address with @ is, and what one without. */
export const channelOf = (to: string): 'email' | 'phone' => (to.includes('@') ? 'email' : 'phone');

/** Whether the server's refusal of a form is about these fields. */
export const isAboutContact = (refusal: string | null) => /^(邮箱|手机号|验证码)：/.test(refusal ?? '');

/** Mailbox or mobile number with the code that proves it. */
export function ContactFields({ value, onChange, means, refusal, optional }: ContactFieldsProps) {
  const { api } = useShell();
  const { contact: texts } = useLoginTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const name = means.phone ? (means.email ? texts.either : texts.phone) : texts.email;
  const codeProblem = refusal?.startsWith('验证码') ? refusal : null;

  async function send() {
    if (value.to.trim() === '') return setProblem(texts.missing(name));
    setBusy(true);
    setProblem(null);
    try {
      const to = value.to.trim();
      await api.accountSendCode({ channel: channelOf(to), to }, { showLoading: false, silent: true });
      setSent(true);
      setWait(AGAIN_SECONDS);
    } catch (error) {
      setProblem(messageOf(error) ?? texts.notSent);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <AccountField
        label={optional ? texts.optional(name) : name}
        value={value.to}
        onChange={to => {
          setProblem(null);
          onChange({ ...value, to });
        }}
        error={problem ?? (codeProblem ? null : refusal)}
        hint={means.phone ? (means.email ? texts.hint : texts.phoneHint) : texts.emailHint}
        autoComplete={means.email ? 'email' : 'tel'}
      />
      {(value.to.trim() !== '' || sent) && (
        <div className={styles.code}>
          <AccountField
            label={texts.code}
            value={value.code}
            onChange={code => onChange({ ...value, code })}
            error={codeProblem}
            hint={sent ? texts.codeHint : undefined}
            autoComplete="one-time-code"
          />
          <Button size="large" loading={busy} disabled={wait > 0} onClick={() => void send()}>
            {wait > 0 ? texts.again(wait) : texts.send}
          </Button>
        </div>
      )}
    </>
  );
}
