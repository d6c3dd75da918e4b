import type { RefObject } from 'react';
import * as styles from './all-results.module.css';

/** Beside the first: on a narrow screen the others begin far below, behind form and drawing. */
export function AllResults({ target }: { target: RefObject<HTMLElement | null> }) {
  const go = () => {
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.all} onClick={go}>
      全部结果
      <span aria-hidden="true"> ↓</span>
    </button>
  );
}
