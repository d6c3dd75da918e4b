import * as controls from '@shixuan/ui/controls.module.css';
import { useId } from 'react';
import * as styles from './choice-field.module.css';
import { useNotices } from './notices-context';

export interface ChoiceFieldProps<T extends string> {
  /** Key under which notices name it. */
  name: string;
  label: string;
  value: T | null;
  options: readonly { value: T; label: string }[];
  /** What null is called; without it one must be chosen. */
  none?: string;
  onChange(value: T | null): void;
}

/** One of a list; the browser's own control. */
export function ChoiceField<T extends string>({ name, label, value, options, none, onChange }: ChoiceFieldProps<T>) {
  const id = useId();
  const notices = useNotices(name);
  return (
    <>
      <div className={styles.field}>
        <label className={controls.label} htmlFor={id}>
          {label}
        </label>
        <select
          id={id}
          data-field={name}
          className={`${controls.input} ${styles.select}`}
          value={value ?? ''}
          aria-describedby={notices.length > 0 ? `${id}-said` : undefined}
          onChange={event => onChange(options.find(option => option.value === event.target.value)?.value ?? null)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {notices.length > 0 && (
        <p id={`${id}-said`} className={styles.warning} role="alert">
          {`${label}：${notices.map(({ text }) => text).join('；')}`}
        </p>
      )}
    </>
  );
}
