import { useHost } from '@shixuan/host';
import type { ReactNode } from 'react';
import * as styles from './widget-heading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** In the bundle: the heading of a part of a page, in the words of whoever placed it there. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  const { texts = {} } = useHost().config;
  const shownTitle = texts.title ?? title;
  const shownLead = texts.lead ?? lead;
  return (
    <header className={styles.heading} part="heading">
      <div className={styles.text}>
        {shownTitle && <h2 className={styles.title}>{shownTitle}</h2>}
        {shownLead && <p className={styles.lead}>{shownLead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
