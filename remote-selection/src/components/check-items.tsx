import { type Check, type Standing, standingOf } from '@shixuan/optics/model';
import * as controls from '@shixuan/ui/controls.module.css';
import { keepUnits } from '@shixuan/units';
import { useState } from 'react';
import type { Judged } from '../data/report/remedies';
import { verdictLabels } from '../data/report/verdict-labels';
import * as styles from './check-items.module.css';
import { Remedy, remedyLine } from './remedy';
import { TraceView } from './trace-view';
import { VerdictMark } from './verdict-mark';

type ShownCheck = Pick<Check<string>, 'id' | 'label' | 'verdict' | 'reason'> &
  Partial<Pick<Check<string>, 'marginPct' | 'traces'>> & {
    /** What would help, where the answer says it. */
    remedy?: string | null;
  };

const rank = { fail: 0, warn: 1, unknown: 2, pass: 3, 'not-asked': 4 } as const;

export interface CheckItemsProps<C extends ShownCheck> {
  checks: readonly C[];
  /** Whether the task asks something of a check. */
  asked(check: C): boolean;
  judged?: Judged;
}

/**
 * Every check of one thing: verdict, why, what would help (computed where `judged` is given), and on demand how it was computed.
 * The worst first; checks that the task asks nothing of come last.
 */
export function CheckItems<C extends ShownCheck>({ checks, asked, judged }: CheckItemsProps<C>) {
  const sorted = checks
    .map(check => ({ check, standing: standingOf(check, asked(check)) }))
    .sort((a, b) => rank[a.standing] - rank[b.standing]);
  return (
    <ul className={styles.list} aria-label="逐项检查">
      {sorted.map(({ check, standing }) => (
        <CheckItem key={check.id} check={check} standing={standing} judged={judged} />
      ))}
    </ul>
  );
}

interface CheckItemProps {
  check: ShownCheck;
  standing: Standing;
  judged: Judged | undefined;
}

function CheckItem({ check, standing, judged }: CheckItemProps) {
  const [open, setOpen] = useState(false);
  const { label, reason, marginPct = null, traces = [], remedy = null } = check;
  return (
    <li className={styles.check}>
      <div className={styles.head}>
        <VerdictMark verdict={standing} silent />
        <span className={styles.label}>
          {label}
          <span className="visually-hidden">{`：${verdictLabels[standing]}`}</span>
        </span>
        {standing !== 'not-asked' && marginPct !== null && Number.isFinite(marginPct) && (
          <span className={styles.margin}>{marginText(marginPct)}</span>
        )}
        {traces.length > 0 && (
          <button
            type="button"
            className={`${controls.action} ${styles.open}`}
            aria-expanded={open}
            aria-label={`公式：${label}`}
            onClick={() => setOpen(!open)}
          >
            公式
          </button>
        )}
      </div>
      <p className={styles.reason}>{keepUnits(reason)}</p>
      {judged && (
        <Remedy judged={judged} check={check}>
          {found => <p className={styles.remedy}>{found}</p>}
        </Remedy>
      )}
      {remedy !== null && <p className={styles.remedy}>{remedyLine(remedy)}</p>}
      {open && traces.map(trace => <TraceView key={trace.substituted} trace={trace} />)}
    </li>
  );
}

/** Margin in percent; beyond ten times the limit only that is stated, and at the limit that it is met. */
function marginText(pct: number): string {
  // Less than half a percent below is what rounding leaves of a figure that just meets its limit.
  if (pct <= -0.5) return pct < -1000 ? '差 10 倍以上' : `差 ${Math.round(-pct)} %`;
  if (pct < 0.5) return '正好';
  return pct > 1000 ? '余量 10 倍以上' : `余量 ${Math.round(pct)} %`;
}
