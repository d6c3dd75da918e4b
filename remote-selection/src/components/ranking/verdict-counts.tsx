import type { Verdict } from '@shixuan/optics/formula';
import { flushSync } from 'react-dom';
import { verdictLabels } from '../../data/report/verdict-labels';
import { VerdictMark } from '../verdict-mark';
import * as styles from './verdict-counts.module.css';

const order: readonly Verdict[] = ['fail', 'warn', 'unknown', 'pass'];

type Verdicts = Readonly<Partial<Record<string, Verdict>>>;

/** How many checks there are of each verdict, the worst first; verdicts that none has are left out. */
function countVerdicts(verdicts: Verdicts): { verdict: Verdict; count: number }[] {
  const all = Object.values(verdicts);
  return order.flatMap(verdict => {
    const count = all.filter(each => each === verdict).length;
    return count === 0 ? [] : [{ verdict, count }];
  });
}

export const verdictWords = (verdicts: Verdicts): string =>
  countVerdicts(verdicts)
    .map(({ verdict, count }) => `${verdictLabels[verdict]} ${count}`)
    .join('，');

/** The checks of a row at a glance: how many of each verdict, the worst first. Opens the row. */
export function VerdictCounts({
  verdicts,
  name,
  open,
  onToggle,
}: {
  verdicts: Verdicts;
  /** Whose checks they are. */
  name: string;
  open: boolean;
  onToggle(): void;
}) {
  return (
    <button
      type="button"
      className={styles.counts}
      aria-expanded={open}
      aria-label={`${name} 的检查：${verdictWords(verdicts)}`}
      onClick={event => keepInPlace(event.currentTarget, onToggle)}
    >
      {countVerdicts(verdicts).map(({ verdict, count }) => (
        <span key={verdict} className={styles.count}>
          <VerdictMark verdict={verdict} silent />
          {count}
        </span>
      ))}
      <span className={styles.arrow} aria-hidden="true">
        {open ? '▴' : '▾'}
      </span>
    </button>
  );
}

/**
 * Runs an action and scrolls so that the element keeps its place on the screen. Opening a row closes another one above it, and
 * the pressed button must not jump away.
 */
function keepInPlace(element: HTMLElement, act: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(act);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) element.ownerDocument.scrollingElement?.scrollBy({ top: moved, behavior: 'instant' });
}
