import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** The content column of a page. `wide`: a page of tables takes the width of large screens, and its head stands close. */
export function Page({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page} data-wide={wide}>
      {children}
    </div>
  );
}
