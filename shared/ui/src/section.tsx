import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/**
 * A titled part of a page, with a note on its content at the right. `id`: target of a jump. `screenOnly`: of no use on
 * paper, and not printed.
 */
export function Section({
  title,
  note,
  id,
  screenOnly = false,
  children,
}: {
  title: string;
  note?: ReactNode;
  id?: string;
  screenOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={screenOnly ? `${styles.section} ${styles.screenOnly}` : styles.section} id={id}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {note && <p className={styles.sectionNote}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
