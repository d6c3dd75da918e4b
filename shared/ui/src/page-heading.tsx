import type { ReactNode } from 'react';
import * as styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** The one h1 of the page; the shell moves focus to it after navigation. */
  title: ReactNode;
  /** A line above it in small: brand, category. */
  eyebrow?: ReactNode;
  /** One sentence below it. */
  lead?: ReactNode;
  /** Buttons at the right; below it on narrow screens. */
  actions?: ReactNode;
  /** A part number: set in the monospaced font. */
  figures?: boolean;
  /** Title and sentence on one line, for pages whose content should begin high. */
  compact?: boolean;
}

export function PageHeading({ title, eyebrow, lead, actions, figures, compact }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={compact ? styles.line : styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={figures ? styles.figures : styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
