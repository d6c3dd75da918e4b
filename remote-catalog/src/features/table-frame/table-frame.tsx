import type { ReactNode } from 'react';
import * as styles from './table-frame.module.css';
import { useFloatingHead } from './use-floating-head';

export interface TableFrameProps {
  /** Content of the box that scrolls sideways. */
  label: string;
  /** A table of the head alone, with as many cells; for eyes and pointers only, so nothing in it takes the focus. */
  head: ReactNode;
  /** The table. */
  children: ReactNode;
  /** Attributes of the box, for the style sheet of the table. */
  marks?: Readonly<Record<`data-${string}`, string | undefined>>;
}

/** A table that scrolls sideways in its frame while its head stays in sight, below the head of the site. */
export function TableFrame({ label, head, children, marks }: TableFrameProps) {
  const { frame, mark, copy, box } = useFloatingHead();
  return (
    <div ref={frame} className={styles.frame}>
      <div ref={mark} className={styles.mark} />
      <section ref={box} className={styles.box} aria-label={label} {...marks}>
        {children}
      </section>
      <div className={styles.place} aria-hidden="true">
        <div ref={copy} className={styles.copy}>
          {head}
        </div>
      </div>
    </div>
  );
}
