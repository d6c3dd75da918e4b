import { Button } from '@shixuan/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Credentials } from '../../services/session';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { checkPassword, checkUserName } from './field-rules';
import { ProblemLine } from './problem-line';
import { useLoginTexts } from './texts/login-texts';

export interface CredentialFormProps {
  /** New accounts are told the rules beforehand. */
  isNew: boolean;
  value: Credentials;
  onChange(value: Credentials): void;
  submitText: string;
  /** Further fields, before the button. */
  children?: ReactNode;
  /** Resolves to the message to show below the fields, or null. */
  onSubmit(credentials: Credentials): Promise<string | null>;
}

/** User name and password. The entered values stay after success and failure. */
export function CredentialForm({ isNew, value, onChange, submitText, children, onSubmit }: CredentialFormProps) {
  const texts = useLoginTexts();
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const userNameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const userNameError = checkUserName(value.userName, texts.rules);
  const passwordError = checkPassword(value.password, texts.password, texts.rules);

  function change(part: Partial<Credentials>) {
    setProblem(null);
    onChange({ ...value, ...part });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (userNameError) return userNameInput.current?.focus();
    if (passwordError) return passwordInput.current?.focus();
    setBusy(true);
    setProblem(await onSubmit({ userName: value.userName.trim(), password: value.password }));
    setBusy(false);
    // The form is still open, so the login failed: the password is the likelier mistake.
    passwordInput.current?.focus();
    passwordInput.current?.select();
  }

  return (
    <form className={styles.form} method="dialog" onSubmit={submit} noValidate>
      <AccountField
        label={texts.userName}
        value={value.userName}
        onChange={userName => change({ userName })}
        error={checked ? userNameError : null}
        hint={isNew ? texts.userNameHint : undefined}
        autoComplete="username"
        first
        inputRef={userNameInput}
      />
      <AccountField
        label={texts.password}
        value={value.password}
        onChange={password => change({ password })}
        error={checked ? passwordError : null}
        hint={isNew ? texts.passwordHint : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        secret
        inputRef={passwordInput}
      />
      {children}
      {problem && <ProblemLine>{problem}</ProblemLine>}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        {submitText}
      </Button>
    </form>
  );
}
