import { useHost } from '@shixuan/host';
import {
  type Choice,
  describeReading,
  type Question,
  type Reading,
  readTask,
  type TaskKind,
  unreadClauses,
} from '@shixuan/task-text';
import { type ProfileState, type SelectionState, taskPath, type VolumeState } from '@shixuan/task-url';
import * as chips from '@shixuan/ui/chips.module.css';
import * as controls from '@shixuan/ui/controls.module.css';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Before, taskOfWords, volumeBefore, type WordsTask, withChanges } from './apply-words';
import { useFilledWords } from './filled-words';
import { Offer, type Taken, TakenNote } from './offer';
import { ReadPieces } from './read-pieces';
import { saidOfLine } from './said-of-line';
import { shortened } from './shortened';
import { useTypedWords } from './typed-words';
import { wordsExamples } from './words-example';
import * as styles from './words-line.module.css';

export interface WordsLineProps {
  before: Before;
  /** The field in whose place the line comes: whether the focus is in it, and whether Enter was pressed there. */
  opener?: Readonly<RefObject<{ readonly isFocused: boolean; readonly isEntered: boolean }>>;
  /** Fills the form of the page with a task of its kind. */
  onImaging?(state: SelectionState): void;
  onProfile?(state: ProfileState): void;
  onVolume?(state: VolumeState): void;
}

/** One line in which a task is described; what is read stands below it before and after it fills the form. */
export function WordsLine({ before, opener, onImaging, onProfile, onVolume }: WordsLineProps) {
  const host = useHost();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, typed, type, press } = useTypedWords();
  const [filled, setFilled] = useFilledWords(before, text);
  /** The offer that was taken last. */
  const [taken, setTaken] = useState<Taken | null>(null);
  const { readings, questions, offers, pieces } = useMemo(() => readTask(text, before.page), [text, before.page]);
  const next = taskOfWords(before, readings);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !opener?.current.isFocused) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    if (opener.current.isEntered) field.form?.requestSubmit();
  }, [opener]);

  function fill(read: WordsTask, line: string, words: string) {
    const task = withSaid(read, line, { words, page: before.page });
    if (task.kind === 'imaging') {
      const was = filled?.task.kind === 'imaging' ? filled.task.state : null;
      const state = was ? withChanges(before.imaging, was, task.state) : task.state;
      if (onImaging) onImaging(state);
      else host.navigate(taskPath({ page: 'imaging', state: { ...state, goal: 'systems' } }));
    } else if (task.kind === 'volume') {
      const was = filled?.task.kind === 'volume' ? filled.task.state : null;
      const state = was ? withChanges(volumeBefore(before), was, task.state) : task.state;
      if (onVolume) onVolume(state);
      else host.navigate(taskPath({ page: 'volume', state }));
    } else {
      const was = filled?.task.kind === 'profile' ? filled.task.state : null;
      const state = was ? withChanges(before.profile, was, task.state) : task.state;
      if (onProfile) onProfile(state);
      else host.navigate(taskPath({ page: 'profile', state }));
    }
    setFilled({ text: line, task });
  }
  /** A line that has filled the form changes it together with its own words. */
  function write(line: string, put: typeof type) {
    const words = put(line);
    if (filled) fill(taskOfWords(before, readTask(line, before.page).readings), line, words);
    input.current?.focus();
  }
  const without = ({ spans }: Reading) =>
    spans
      .toSorted((a, b) => b.start - a.start)
      .reduce((line, { start, end }) => line.slice(0, start) + line.slice(end), text)
      .replaceAll(/([，,、；;])(?:\s*[，,、；;])+/g, '$1')
      .replace(/^[\s，,、；;]+|[\s，,、；;]+$/g, '');
  const replaced = ({ spans }: Question, by: string) =>
    text.slice(0, spans[0]?.start) + by + text.slice(spans.at(-1)?.end);
  /** What the line says when a press has changed it to another. */
  const after = ({ label, text: line }: Choice): Taken => ({
    label,
    before: { line: text, task: next },
    after: { line, task: taskOfWords(before, readTask(line, before.page).readings) },
  });
  const take = (choice: Taken) => {
    setTaken(choice);
    write(choice.after.line, press);
  };
  const select = ({ spans }: Reading) => {
    input.current?.focus();
    input.current?.setSelectionRange(spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0);
  };
  const strange = unreadClauses(text, { pieces }).flatMap(clause => (clause.isStrange ? [clause.text] : []));
  const isFilled = filled?.text === text;
  return (
    <form
      className={styles.line}
      method="dialog"
      onSubmit={event => {
        event.preventDefault();
        if (readings.length > 0) fill(next, text, typed);
      }}
    >
      <label className={controls.label} htmlFor={id}>
        用一句话描述任务
      </label>
      <div className={styles.entry}>
        <input
          ref={input}
          id={id}
          className={`${controls.input} ${styles.input}`}
          type="text"
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          placeholder={wordsExamples[before.page]}
          value={text}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => void type(target.value)}
          onKeyDown={keepComposing}
        />
        <button type="submit" className={styles.fill} disabled={readings.length === 0}>
          {isFilled ? '已填入' : filled ? '更新表单' : '填入表单'}
        </button>
      </div>
      <div id={`${id}-said`} role="status">
        {text.trim() !== '' && (
          <p className={styles.count}>
            读出 {readings.length} 项{questions.length > 0 && `，另有 ${questions.length} 处确认后才填入`}
            {strange.length > 0 && `，没有读懂：${listed(strange)}`}
          </p>
        )}
      </div>
      {(questions.length > 0 || strange.length > 0) && <ReadPieces text={text} pieces={pieces} />}
      {readings.length > 0 && (
        <ul className={chips.chips} aria-label="读出的各项">
          {readings.map(reading => {
            const { label, text: value } = describeReading(reading, next.kind);
            const words = reading.spans.map(({ start, end }) => text.slice(start, end).trim()).join(' ');
            return (
              <li key={`${reading.slot} ${value}`} className={`${chips.softChip} ${styles.chip}`}>
                <button
                  type="button"
                  className={`${controls.bare} ${styles.read}`}
                  title="在上面的一行里改"
                  onClick={() => select(reading)}
                >
                  <span className={styles.words}>{words}</span> → {label} = <b>{value}</b>
                </button>
                <button
                  type="button"
                  className={`${controls.bare} ${chips.cross} ${styles.cross}`}
                  aria-label={`去掉：${label} ${value}`}
                  onClick={() => (reading.instead ? take(after(reading.instead)) : write(without(reading), type))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {questions.map(question => (
        <div key={question.why} className={styles.question}>
          <p>{question.why}</p>
          {question.choices.map(({ label, text: by }) => (
            <button
              key={label}
              type="button"
              className={styles.choice}
              onClick={() => write(replaced(question, by), press)}
            >
              {label}
            </button>
          ))}
        </div>
      ))}
      {offers.map(offer => (
        <Offer
          key={offer.why}
          offer={offer}
          taken={({ label, text: by }) => after({ label, text: replaced(offer, by) })}
          onTake={take}
        />
      ))}
      {taken?.after.line === text && <TakenNote taken={taken} onUndo={() => write(taken.before.line, press)} />}
      {readings.length > 0 &&
        next.notes.map(note => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
    </form>
  );
}

/** The task with the words it was made of, so that what no field took goes along with it. */
function withSaid(task: WordsTask, line: string, { words, page }: { words: string; page: TaskKind }): WordsTask {
  const said = saidOfLine(line, readTask(line, page), words);
  if (task.kind === 'imaging') return { ...task, state: { ...task.state, said } };
  if (task.kind === 'volume') return { ...task, state: { ...task.state, said } };
  return { ...task, state: { ...task.state, said } };
}

/** So many clauses are named; the marked line below shows all of them. */
const NAMED = 3;

/** What was not understood, in a line that stays short whatever was pasted. */
function listed(clauses: readonly string[]): string {
  const named = clauses.slice(0, NAMED).map(shortened).join('、');
  return clauses.length > NAMED ? `${named} 等 ${clauses.length} 处` : named;
}

/** Enter that ends the composing of an input method is no Enter of the form. */
function keepComposing({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && (nativeEvent.isComposing || nativeEvent.keyCode === 229)) nativeEvent.preventDefault();
}
