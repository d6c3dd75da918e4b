import type { ReactNode } from 'react';
import * as styles from './fold.module.css';

export interface FoldProps {
  title: string;
  /** What is inside, in a line. */
  note: string;
  onToggle?(open: boolean): void;
  children: ReactNode;
}

/** Something further, opened on demand. */
export function Fold({ title, note, onToggle, children }: FoldProps) {
  return (
    <details className={styles.fold} onToggle={event => onToggle?.(event.currentTarget.open)}>
      <summary>
        {title}
        <span className={styles.note}>{note}</span>
      </summary>
      {children}
    </details>
  );
}
