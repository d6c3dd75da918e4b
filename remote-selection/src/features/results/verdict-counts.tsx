import type { Verdict } from '@shixuan/optics';
import * as styles from './verdict-counts.module.css';
import { VerdictMark, verdictLabels } from './verdict-mark';

const order: readonly Verdict[] = ['fail', 'warn', 'unknown', 'pass'];

/** The checks of a row at a glance: how many of each verdict, the worst first. Opens the row. */
export function VerdictCounts({
  verdicts,
  name,
  open,
  onToggle,
}: {
  verdicts: Readonly<Partial<Record<string, Verdict>>>;
  /** Whose checks they are. */
  name: string;
  open: boolean;
  onToggle(): void;
}) {
  const all = Object.values(verdicts);
  const counts = order.flatMap(verdict => {
    const count = all.filter(each => each === verdict).length;
    return count === 0 ? [] : [{ verdict, count }];
  });
  const words = counts.map(({ verdict, count }) => `${verdictLabels[verdict]} ${count}`).join('，');
  return (
    <button
      type="button"
      className={styles.counts}
      aria-expanded={open}
      aria-label={`${name} 的检查：${words}`}
      onClick={onToggle}
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
