import { Link, useLocation } from '@shixuan/host';
import { Breadcrumbs, NarrowContext, PageHeading, useNarrow } from '@shixuan/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { goToResults } from '../../components/ranking/all-results';
import { AnswerStrip } from './answer-strip';
import { EmbedLink } from './embed-link';
import { FormSheet } from './form-sheet';
import * as styles from './page-layout.module.css';
import { SchemeComments } from './scheme-comments';
import { SharedTask, type SharedTaskOf } from './shared-task';
import { SkipToResults } from './skip-to-results';

export interface PageLayoutProps {
  title: string;
  lead: string;
  /** Links to the other rankings. */
  goals: ReactNode;
  /** What of the address could not be read. */
  problems: readonly string[];
  /** A scheme that was passed on, which is shown without the form, with its task where all of it is known; null: the page can be edited. */
  shared: { note: string; edit: string; task: SharedTaskOf | null } | null;
  /** Ways to begin: the task in words, examples. */
  starts: ReactNode;
  /** Another task is being entered, so that the answer is of the one before. */
  isOld?: boolean;
  /** The first recommendation, and what can be taken away. */
  head: ReactNode;
  /** The first recommendation in a line, kept in view while one edits. */
  answer: ReactNode;
  /** The form, on the left. */
  form: ReactNode;
  /** Computed figures, on the right above the list. */
  figures?: ReactNode;
  list: ReactNode;
  /** Place of the list, to which the first recommendation leads. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Below the list. */
  tools?: ReactNode;
}

/** What all selection pages have in common: what is entered on the left, what follows from it on the right. */
export function PageLayout(props: PageLayoutProps) {
  const { title, lead, goals, problems, shared, starts, isOld, head, answer, form, figures, list, listRef, tools } =
    props;
  const narrow = useNarrow();
  // A page around scrolls by rules of its own: nothing sticks to its edges or covers it.
  const embedded = useContext(NarrowContext) !== null;
  const sheet = narrow && !embedded && !shared;
  const answerPlace = useRef<HTMLDivElement>(null);
  const goToAnswer = () => goToResults(answerPlace);
  const enter = useEntering(goToAnswer);
  return (
    <div className={styles.page} data-wide={!embedded || undefined}>
      <SkipToResults target={listRef} />
      <Breadcrumbs items={[{ label: '首页', to: '/' }, { label: '选型助手' }, { label: title }]} />
      <div className={styles.heading}>
        <PageHeading title={title} lead={lead} actions={goals} compact />
      </div>
      {problems.length > 0 && (
        <div className={styles.problems} role="status">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {shared ? (
        <section className={styles.shared} aria-label="分享的方案">
          <div className={styles.says}>
            <p>
              <strong>分享的方案，只供查看。</strong>
              {shared.note !== '' && <span className={styles.note}>{`备注：${shared.note}`}</span>}
            </p>
            <SharedTask damaged={problems.length > 0} of={shared.task} />
          </div>
          <Link to={shared.edit}>以此为底稿修改</Link>
        </section>
      ) : (
        // On a narrow screen the answer to a line in words stands below it, and under the keyboard.
        <div className={styles.starts} onSubmit={sheet ? enter : undefined}>
          {starts}
        </div>
      )}
      <div ref={answerPlace} className={styles.answer} data-old={isOld || undefined} tabIndex={-1}>
        {head}
      </div>
      {!narrow && !embedded && <AnswerStrip>{answer}</AnswerStrip>}
      <div className={shared ? styles.column : styles.columns}>
        {!sheet && !shared && (
          <div className={embedded ? styles.inputs : `${styles.inputs} ${styles.beside}`}>{form}</div>
        )}
        <div className={styles.answers} data-old={isOld || undefined}>
          {figures}
          <div ref={listRef} className={styles.results} tabIndex={-1}>
            {list}
          </div>
          {tools}
        </div>
      </div>
      {shared && <SchemeComments />}
      <EmbedLink />
      {sheet && (
        // The focus goes back to what opened the sheet.
        <FormSheet answer={answer} onResults={() => answerPlace.current?.scrollIntoView({ block: 'start' })}>
          {form}
        </FormSheet>
      )}
    </div>
  );
}

/** How long a task that was entered may take to be written into the address, ms. */
const ENTERED_FOR_MS = 2000;

/** The address at which a line was entered that has not been answered. It may be answered on the page of another kind of task. */
const entered = new WeakMap<QueryClient, string>();

/**
 * Goes to the answer of a line in words, and again when its task stands in the address: the site begins the page of another address at
 * its top.
 */
function useEntering(goToAnswer: () => void): () => void {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const go = useRef(goToAnswer);
  useEffect(() => {
    go.current = goToAnswer;
  });
  useEffect(() => {
    const from = entered.get(client);
    if (from === undefined || from === here) return;
    entered.delete(client);
    go.current();
  }, [client, here]);
  const timer = useRef<number>(undefined);
  // A page that comes instead of this one answers, however long its code takes.
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return () => {
    entered.set(client, here);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => entered.delete(client), ENTERED_FOR_MS);
    goToAnswer();
  };
}
