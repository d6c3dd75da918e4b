import type { Assumed } from '../../data/task/counted-as';
import { ToField } from '../form/to-field';
import * as styles from './counted.module.css';

export interface CountedProps {
  counted: readonly Assumed[];
  /** The task is shown and not edited. */
  readOnly: boolean;
}

/** What the answer takes for granted because the task does not say it, each a press away from its field. */
export function Counted({ counted, readOnly }: CountedProps) {
  if (counted.length === 0) return null;
  return (
    <p className={styles.counted}>
      假定：
      {counted.map(({ text, field, label }) => (
        <span key={field} className={styles.one}>
          {text}
          {!readOnly && (
            <ToField field={field} label={label}>
              {`填${label}`}
            </ToField>
          )}
        </span>
      ))}
    </p>
  );
}
