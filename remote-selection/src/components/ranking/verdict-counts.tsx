import type { Verdict } from '@shixuan/optics/formula';
import { standingOf } from '@shixuan/optics/model';
import { flushSync } from 'react-dom';
import { verdictLabels } from '../../data/report/verdict-labels';
import { VerdictMark } from '../verdict-mark';
import * as styles from './verdict-counts.module.css';

const order: readonly Verdict[] = ['fail', 'warn', 'unknown', 'pass'];

type Verdicts = Readonly<Partial<Record<string, Verdict>>>;

/** Whether the task asks something of a check, by its id. */
type Asked = (check: string) => boolean;

interface Count {
  verdict: Verdict;
  count: number;
}

/** Number of checks of each verdict, the worst first; without verdicts that no check has, and without checks of no requirement. */
function countVerdicts(verdicts: Verdicts, asked: Asked): Count[] {
  const all = Object.entries(verdicts).flatMap(([id, verdict]) =>
    verdict === undefined ? [] : [standingOf({ verdict }, asked(id))],
  );
  return order.flatMap(verdict => {
    const count = all.filter(each => each === verdict).length;
    return count === 0 ? [] : [{ verdict, count }];
  });
}

const countWords = (counts: readonly Count[]): string =>
  counts.map(({ verdict, count }) => `${verdictLabels[verdict]} ${count}`).join('，');

export const verdictWords = (verdicts: Verdicts, asked: Asked): string => countWords(countVerdicts(verdicts, asked));

/** The checks of a row at a glance: how many of each verdict, the worst first. Opens the row. */
export function VerdictCounts({
  verdicts,
  asked,
  name,
  open,
  onToggle,
}: {
  verdicts: Verdicts;
  asked: Asked;
  /** Whose checks they are. */
  name: string;
  open: boolean;
  onToggle(): void;
}) {
  const counts = countVerdicts(verdicts, asked);
  return (
    <button
      type="button"
      className={styles.counts}
      aria-expanded={open}
      aria-label={`${name} 的检查：${countWords(counts)}`}
      onClick={event => keepInPlace(event.currentTarget, onToggle)}
    >
      {counts.map(({ verdict, count }) => (
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
