import * as styles from './code-text.module.css';

/** A sentence; what stands between backquotes is code. */
export function CodeText({ text }: { text: string }) {
  const pieces = text.split('`').map((piece, place) => ({ piece, place }));
  return pieces.map(({ piece, place }) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <code key={place} className={styles.code}>
        {piece}
      </code>
    ),
  );
}
