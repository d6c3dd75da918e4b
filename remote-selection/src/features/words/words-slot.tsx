import { lazy, Suspense, useState } from 'react';
import { wordsExamples } from './words-example';
import type { WordsLineProps } from './words-line';
import * as styles from './words-slot.module.css';

// Loaded when opened, to keep the first load small.
const WordsLine = lazy(() => import('./words-line').then(({ WordsLine }) => ({ default: WordsLine })));

/** The place of the task in words: looks like the line, and becomes it when it is wanted. */
export function WordsSlot(props: WordsLineProps) {
  const [open, setOpen] = useState(false);
  const closed = (
    <button type="button" className={styles.opener} aria-expanded={open} onClick={() => setOpen(true)}>
      <span className={styles.name}>用一句话描述任务</span>
      <span className={styles.example}>{wordsExamples[props.before.page]}</span>
    </button>
  );
  return (
    <section className={styles.slot} aria-label="用一句话描述任务">
      {open ? (
        <Suspense fallback={closed}>
          <WordsLine {...props} />
        </Suspense>
      ) : (
        closed
      )}
    </section>
  );
}
