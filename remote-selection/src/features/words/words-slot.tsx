import { Suspense, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { latePart } from '../../lib/late-part';
import { useKeptWords } from '../../state/kept-words';
import { briefExamples } from './words-example';
import type { WordsLineProps } from './words-line';
import * as styles from './words-slot.module.css';

// Loaded when opened, to keep the first load small.
const WordsLine = latePart(() => import('./words-line').then(({ WordsLine }) => WordsLine));

export interface WordsSlotProps extends Omit<WordsLineProps, 'opener'> {
  /** A line that the address brings along, to be read; '' for none. */
  ask: string;
}

/**
 * The place of the task in words: a field that can be written in at once, and becomes the line that reads it as soon as the code of that
 * line is there. Not while an input method composes, which a change of fields would end. A line that was written on the page of another
 * kind of task is read at once, so that what it was asked about can be answered here.
 */
export function WordsSlot({ ask, ...props }: WordsSlotProps) {
  const [text, setText] = useKeptWords();
  const [isOpen, setOpen] = useState(!!text);
  const [isComposing, setComposing] = useState(false);
  const [, startTransition] = useTransition();
  const opener = useRef({ isFocused: false, isEntered: false });
  // Asked when the field goes: it may have had the focus before this code came, so that no event told of it.
  const untilReplaced = useCallback(
    (field: HTMLInputElement) => () => {
      opener.current.isFocused = field.matches(':focus');
    },
    [],
  );
  const open = useCallback(() => startTransition(() => setOpen(true)), []);
  // Not at once: the server drew the page without the line.
  useEffect(() => {
    if (ask === '') return;
    setText(ask);
    open();
  }, [ask, setText, open]);
  return (
    <section className={styles.slot} aria-label="用一句话描述任务">
      <Suspense>
        {isOpen && !isComposing ? (
          <WordsLine {...props} opener={opener} />
        ) : (
          <label className={styles.opener}>
            <span className={styles.name}>用一句话描述任务</span>
            <input
              ref={untilReplaced}
              className={styles.input}
              type="text"
              maxLength={1000}
              autoComplete="off"
              spellCheck={false}
              placeholder={briefExamples[props.before.page]}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                opener.current.isEntered = false;
                open();
              }}
              onClick={open}
              onKeyDown={({ key, nativeEvent }) => {
                if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
                opener.current.isEntered = true;
                open();
              }}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
            />
          </label>
        )}
      </Suspense>
    </section>
  );
}
