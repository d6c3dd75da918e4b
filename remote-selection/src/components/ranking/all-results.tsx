import type { RefObject } from 'react';
import * as styles from './all-results.module.css';

/** Leads to the list: on a narrow screen it begins far below, after form and drawing. */
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
