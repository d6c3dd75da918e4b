import * as controls from '@shixuan/ui/controls.module.css';
import { type ReactNode, useId } from 'react';
import * as styles from '../../../components/form/quantity-input.module.css';

export interface TextFieldProps {
  label: string;
  value: string;
  /** What stands there while nothing is typed: the widget's own words. */
  placeholder?: string;
  /** Longest text that is taken. */
  most: number;
  /** What is wrong with it, and what would be right. */
  problem?: string | null;
  note?: string | null;
  /** Stands at the end of the field. */
  children?: ReactNode;
  onChange(value: string): void;
}

/** A text that is typed. What cannot be taken stays and says why. */
export function TextField({ label, value, placeholder, most, problem, note, children, onChange }: TextFieldProps) {
  const id = useId();
  const told = problem ?? note;
  return (
    <div className={styles.cell}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-wrong={Boolean(problem)}>
        <input
          id={id}
          className={styles.input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={most}
          placeholder={placeholder}
          value={value}
          aria-invalid={Boolean(problem)}
          aria-describedby={told ? `${id}-told` : undefined}
          onChange={event => onChange(event.target.value)}
        />
        {children}
      </div>
      {told && (
        <p id={`${id}-told`} className={problem ? styles.error : styles.help} role={problem ? 'alert' : undefined}>
          {told}
        </p>
      )}
    </div>
  );
}
