import * as styles from './notes.module.css';

/** What of the address was left out: said where it can be seen, never an error. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    // A list with a role of its own would be no list any more.
    <div className={styles.notes} role="status">
      <ul className={styles.list}>
        {[...new Set(notes)].map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
