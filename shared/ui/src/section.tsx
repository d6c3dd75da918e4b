import type { ReactNode } from 'react';
import * as styles from './page.module.css';

/** A titled part of a page, with a note on its content at the right. `id`: target of a jump. */
export function Section({
  title,
  note,
  id,
  children,
}: {
  title: string;
  note?: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {note && <p className={styles.sectionNote}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
