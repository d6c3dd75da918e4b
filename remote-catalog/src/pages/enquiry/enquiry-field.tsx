import * as controls from '@shixuan/ui/controls.module.css';
import { useId } from 'react';
import * as styles from './enquiry.module.css';

export interface EnquiryFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** What is wrong; null when nothing is. */
  error: string | null;
  hint?: string | undefined;
  /** What browsers fill in, and the field's name. */
  name: 'name' | 'organization' | 'email' | 'tel' | 'off';
  /** Several lines. */
  long: boolean;
}

/** A labelled field of the form. */
export function EnquiryField({ label, value, onChange, error, hint, name, long }: EnquiryFieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    value,
    className: `${controls.input} ${styles.input}`,
    'aria-invalid': error !== null,
    'aria-describedby': error || hint ? `${id}-text` : undefined,
  };
  return (
    <div className={long ? styles.long : undefined}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {long ? (
        <textarea {...shared} rows={5} maxLength={2000} onChange={event => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={name === 'tel' || name === 'email' ? name : 'text'}
          autoComplete={name}
          onChange={event => onChange(event.target.value)}
        />
      )}
      {(error || hint) && (
        <p id={`${id}-text`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
