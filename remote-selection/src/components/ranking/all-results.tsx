import type { RefObject } from 'react';
import * as styles from './all-results.module.css';

/** The list is scrolled to, and the next stop of the keyboard is in it. */
export function goToResults(target: RefObject<HTMLElement | null>): void {
  target.current?.scrollIntoView({ block: 'start' });
  target.current?.focus({ preventScroll: true });
}

/** Leads to the list: on a narrow screen it begins far below, after form and drawing. */
export function AllResults({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className={styles.all} onClick={() => goToResults(target)}>
      全部结果
      <span aria-hidden="true"> ↓</span>
    </button>
  );
}
