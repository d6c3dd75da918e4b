import type { ReactNode, RefObject } from 'react';
import { AllResults } from './all-results';
import * as styles from './first-line.module.css';

export interface FirstLineProps {
  /** The first with its links; null: none is recommended. */
  name: ReactNode;
  /** The figures that decide, with their units. */
  figures: readonly { label: string; text: string }[];
  /** What stands in place of the first: why there is none, or none yet. */
  none: string;
  /** Where the results are; null while none are listed. */
  results: RefObject<HTMLElement | null> | null;
  /** Checks that even the first row fails. */
  children?: ReactNode;
}

/** The answer in one line, before everything else: what to take, and the figures that decide. */
export function FirstLine({ name, figures, none, results, children }: FirstLineProps) {
  return (
    <section className={styles.first} aria-label="首选">
      <h2 className={styles.title}>首选</h2>
      {name ?? <p className={styles.none}>{none}</p>}
      {name && (
        <dl className={styles.figures}>
          {figures.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {results && <AllResults target={results} />}
      {children}
    </section>
  );
}
