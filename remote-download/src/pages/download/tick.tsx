import * as chipStyles from '@shixuan/ui/chips.module.css';
import type { ReactNode } from 'react';
import * as styles from './tick.module.css';

export interface TickProps {
  /** Full sentence for screen readers. */
  label: string;
  checked: boolean;
  /** Partly chosen (indeterminate). */
  some?: boolean;
  onChange(on: boolean): void;
  children?: ReactNode;
}

/** A box to tick, with room for a finger around it. */
export function Tick({ label, checked, some = false, onChange, children }: TickProps) {
  return (
    <label className={`${chipStyles.tick} ${styles.tick}`}>
      <input
        ref={input => {
          if (input) input.indeterminate = some;
        }}
        type="checkbox"
        className={`${chipStyles.box} ${styles.box}`}
        aria-label={label}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
