import { languageOfText } from '@shixuan/host';
import { useId, useState } from 'react';
import * as field from '../../components/field.module.css';
import { useFrameLanguage } from '../../components/texts/use-texts';
import * as styles from './account-form.module.css';
import { useLoginTexts } from './texts/login-texts';

export interface AccountFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What is wrong, naming the field; null when nothing is. */
  error: string | null;
  /** What is expected, shown while nothing is wrong. */
  hint?: string | undefined;
  autoComplete:
    | 'username'
    | 'current-password'
    | 'new-password'
    | 'one-time-code'
    | 'name'
    | 'organization'
    | 'email'
    | 'tel';
  secret?: boolean;
  /** Focus goes here when the dialog opens. */
  first?: boolean;
  inputRef?: React.Ref<HTMLInputElement>;
}

const inputModes: Partial<Record<AccountFieldProps['autoComplete'], 'email' | 'numeric'>> = {
  email: 'email',
  'one-time-code': 'numeric',
};

/** The password that the account has, asked before what only its owner may do. */
export function OwnPassword(props: Omit<AccountFieldProps, 'label' | 'autoComplete' | 'secret'>) {
  return <AccountField label={useLoginTexts().password} autoComplete="current-password" secret {...props} />;
}

/** A labelled field; a secret one can be shown while it is typed. Pasting is allowed in both. */
export function AccountField({
  label,
  value,
  onChange,
  error,
  hint,
  autoComplete,
  secret,
  first,
  inputRef,
}: AccountFieldProps) {
  const id = useId();
  const texts = useLoginTexts();
  // The server's reasons are Chinese.
  const language = languageOfText(error ?? '', useFrameLanguage());
  const [shown, setShown] = useState(false);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${field.frame} ${styles.frame}`} data-invalid={error ? '' : undefined}>
        <input
          ref={inputRef}
          data-autofocus={first ? '' : undefined}
          id={id}
          className={field.input}
          type={secret && !shown ? 'password' : autoComplete === 'tel' ? 'tel' : 'text'}
          inputMode={inputModes[autoComplete]}
          name={autoComplete}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={event => onChange(event.target.value)}
          aria-invalid={error !== null}
          aria-describedby={error || hint ? `${id}-text` : undefined}
        />
        {secret && (
          <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? texts.hide : texts.show}
            <span className="visually-hidden">{label}</span>
          </button>
        )}
      </div>
      {(error || hint) && (
        <p id={`${id}-text`} className={error ? styles.error : styles.hint} lang={language}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
