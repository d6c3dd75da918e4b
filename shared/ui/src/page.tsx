import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** The content column of a page. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
