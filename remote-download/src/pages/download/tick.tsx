import * as controls from '@shixuan/ui/controls.module.css';
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
    <label className={`${controls.tick} ${styles.tick}`}>
      <input
        ref={input => {
          if (input) input.indeterminate = some;
        }}
        type="checkbox"
        className={`${controls.box} ${styles.box}`}
        aria-label={label}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
