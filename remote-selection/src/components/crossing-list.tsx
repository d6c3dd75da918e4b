import { Link } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './crossing-list.module.css';

export interface ShownCrossing {
  kind: string;
  title: string;
  text: string;
  /** Null: advice without another page. */
  to: string | null;
}

/** Other kinds of systems for the task: what, why with figures, and a link that changes the task. */
export function CrossingList({ crossings }: { crossings: readonly ShownCrossing[] }) {
  return (
    <section className={styles.crossings} aria-label="可以考虑的另一种做法">
      {crossings.map(({ kind, title, text, to }) => (
        <div key={kind} className={styles.crossing}>
          <p>{text}</p>
          {to === null ? (
            <strong>{title}</strong>
          ) : (
            <Link className={controls.action} to={to}>
              {title}
            </Link>
          )}
        </div>
      ))}
    </section>
  );
}
