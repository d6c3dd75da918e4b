import { keepUnits } from '@shixuan/units';
import type { ReactNode, RefObject } from 'react';
import type { Confidence } from '../../data/report/confidence';
import { AllResults } from '../ranking/all-results';
import * as styles from './answer-card.module.css';
import { type AnswerPart, AnswerParts } from './answer-parts';
import { Counted, type CountedProps } from './counted';
import { titleWith, Unchecked, type UncheckedProps } from './unchecked';

export interface AnswerCardProps {
  /** 首选, 已选, or 还不能定. */
  title: string;
  /** What is to be bought; none where nothing is recommended. */
  parts: readonly AnswerPart[];
  /** Where nothing is recommended: what comes nearest and is asked about. It stands as parts do, and is not called the first choice. */
  nearest?: readonly AnswerPart[] | undefined;
  /** The figures that decide, with their units. */
  figures: readonly { label: string; text: string }[];
  /** No answer has come yet: its place is kept. */
  pending: boolean;
  /** What stands in place of the parts: why there are none, or none yet. */
  none: ReactNode;
  /** Why this one, a sentence each. */
  reasons?: readonly string[];
  /** Checks of what is recommended. */
  confidence?: Confidence | undefined;
  /** Demands in words that no check judges; `onDrop` takes them away. */
  unchecked?: UncheckedProps | undefined;
  /** What the task leaves open and the answer counts as something. */
  counted?: CountedProps | undefined;
  /** The answer is that to an earlier state of the input. */
  stale: boolean;
  /** Said of the input, such as that an entry is not part of the answer. */
  note?: ReactNode;
  /** Where the results are; null while none are listed. */
  results: RefObject<HTMLElement | null> | null;
  /** What can be taken away. */
  actions: ReactNode;
  /** The parts as they stand to each other. */
  drawing?: ReactNode;
  /** Checks that even the first row fails. */
  children?: ReactNode;
}

/** The answer, before everything else: what to buy, why, how sure, and what to do next. */
export function AnswerCard(props: AnswerCardProps) {
  const {
    title,
    parts,
    nearest = [],
    figures,
    pending,
    none,
    reasons = [],
    confidence,
    unchecked,
    counted,
    stale,
    note,
    results,
    actions,
    drawing,
    children,
  } = props;
  const found = parts.length > 0;
  const shown = found ? parts : nearest;
  return (
    <section
      className={styles.card}
      aria-label="首选"
      aria-busy={stale}
      data-found={found}
      data-drawn={Boolean(drawing)}
    >
      <div className={styles.answer} data-stale={stale} data-pending={pending}>
        <div className={styles.head}>
          {/* Nothing is called the first choice while there is none. */}
          <h2 className={styles.title}>{found ? titleWith(title, unchecked) : title === '首选' ? '待定' : title}</h2>
          {!found && <div className={styles.none}>{typeof none === 'string' ? keepUnits(none) : none}</div>}
          {confidence && <Sureness {...confidence} isPart={unchecked !== undefined} />}
          {unchecked && <Unchecked {...unchecked} />}
          {results && <AllResults target={results} />}
        </div>
        {shown.length > 0 && (
          <div className={styles.body}>
            <AnswerParts parts={shown} label={found ? '方案的部件' : '最接近的部件'} />
            <div className={styles.why}>
              <div>
                {reasons.length > 0 && (
                  <ul className={styles.reasons} aria-label="为什么是它">
                    {reasons.map(reason => (
                      <li key={reason}>{keepUnits(reason)}</li>
                    ))}
                  </ul>
                )}
                {counted && <Counted {...counted} />}
              </div>
              <dl className={styles.figures}>
                {figures.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        )}
        {children}
      </div>
      <div className={styles.notes}>{note}</div>
      {actions}
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </section>
  );
}

/** @param isPart some demands are not judged at all, so that what holds is no reason to be sure */
function Sureness({ held, warned, toAsk, isPart }: Confidence & { isPart: boolean }) {
  return (
    <p className={styles.confidence} data-part={isPart}>
      {isPart ? `其余 ${held} 项成立` : `${held} 项成立`}
      {warned.length > 0 && <span className={styles.open}>{`${warned.length} 项注意：${warned.join('、')}`}</span>}
      {toAsk.length > 0 && <span className={styles.open}>{`${toAsk.length} 项待确认：${toAsk.join('、')}`}</span>}
    </p>
  );
}
