import * as styles from './state.module.css';

/** An empty sheet with centre lines: the frame of a drawing in which nothing is drawn. */
export function BlankDrawing({ broken = false }: { broken?: boolean }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
      <rect x="8.75" y="8.75" width="78.5" height="46.5" rx="2" className={styles.outline} />
      <path d="M48 2v60M2 32h92" className={styles.centre} />
      {broken ? (
        <path d="M40 24l16 16M56 24L40 40" className={styles.cross} />
      ) : (
        <circle cx="48" cy="32" r="12" className={styles.hidden} />
      )}
    </svg>
  );
}
