import type { Piece } from '@shixuan/task-text';
import { shortened } from './shortened';
import * as styles from './words-line.module.css';

const marks: { readonly [K in Piece['kind']]: string | undefined } = {
  read: styles.isRead,
  asked: styles.isAsked,
  strange: styles.isStrange,
  noun: undefined,
  filler: undefined,
};
const titles: { readonly [K in Piece['kind']]: string | undefined } = {
  read: '读出',
  asked: '要确认',
  strange: '没有读懂',
  noun: undefined,
  filler: undefined,
};

/** The line once more, with what was read, what is asked and what was not understood. */
export function ReadPieces({ text, pieces }: { text: string; pieces: readonly Piece[] }) {
  return (
    <p className={styles.pieces} aria-hidden="true">
      {pieces.map(({ kind, start, end }) => (
        <span key={start} className={marks[kind]} title={titles[kind]}>
          {kind === 'strange' ? shortened(text.slice(start, end)) : text.slice(start, end)}
        </span>
      ))}
    </p>
  );
}
