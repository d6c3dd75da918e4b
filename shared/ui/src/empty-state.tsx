import type { ReactNode } from 'react';
import { BlankDrawing } from './blank-drawing';
import * as styles from './state.module.css';

export interface EmptyStateProps {
  /** What is not there: 没有符合条件的产品. */
  title: string;
  /** What to do about it. */
  hint?: ReactNode;
  /** Buttons or links. */
  action?: ReactNode;
}

/** Nothing to show: says what happened and what to do, and keeps the place. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <BlankDrawing />
      <p className={styles.title}>{title}</p>
      {hint && <div className={styles.hint}>{hint}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
