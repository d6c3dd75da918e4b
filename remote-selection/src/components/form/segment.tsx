import * as controls from '@shixuan/ui/controls.module.css';
import { useId } from 'react';
import * as styles from './segment.module.css';

export interface SegmentProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange(value: T): void;
}

/** Radio buttons side by side, for a choice among few. */
export function Segment<T extends string>({ label, value, options, onChange }: SegmentProps<T>) {
  const name = useId();
  return (
    <fieldset className={controls.fieldset}>
      <legend className={controls.label}>{label}</legend>
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
