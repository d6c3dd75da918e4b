import * as styles from './code-text.module.css';

/** A sentence in which what stands between backquotes is code. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence keep their places
      <code key={i} className={styles.code}>
        {piece}
      </code>
    ),
  );
}
