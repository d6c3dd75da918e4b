import { checkProfiler, type ProfileCheck, type ProfileNeeds, type Profiler } from '@shixuan/optics';
import { useMemo, useState } from 'react';
import { TraceView } from '../figures/trace-view';
import * as styles from '../results/check-list.module.css';
import { VerdictMark, verdictLabels } from '../results/verdict-mark';

const rank = { fail: 0, warn: 1, unknown: 2, pass: 3 } as const;

/** Every check of one profiler, worked out here from the facts in the row. */
export function LaserChecks({ need, profiler }: { need: ProfileNeeds; profiler: Profiler }) {
  const checks = useMemo(() => checkProfiler(need, profiler), [need, profiler]);
  return (
    <ul className={styles.list} aria-label="逐项检查">
      {checks
        .toSorted((a, b) => rank[a.verdict] - rank[b.verdict])
        .map(check => (
          <LaserCheck key={check.id} check={check} />
        ))}
    </ul>
  );
}

function LaserCheck({ check: { label, verdict, reason, remedy, marginPct, traces } }: { check: ProfileCheck }) {
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.check}>
      <div className={styles.head}>
        <VerdictMark verdict={verdict} silent />
        <span className={styles.label}>
          {label}
          <span className="visually-hidden">{`：${verdictLabels[verdict]}`}</span>
        </span>
        {marginPct !== null && (
          <span className={styles.margin}>
            {marginPct < 0
              ? `差 ${Math.round(-marginPct)} %`
              : marginPct > 1000
                ? '余量 10 倍以上'
                : `余量 ${Math.round(marginPct)} %`}
          </span>
        )}
        {traces.length > 0 && (
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-label={`公式：${label}`}
            onClick={() => setOpen(!open)}
          >
            公式
          </button>
        )}
      </div>
      <p className={styles.reason}>{reason}</p>
      {remedy && <p className={styles.remedy}>{`可改：${remedy}`}</p>}
      {open && traces.map(trace => <TraceView key={trace.substituted} trace={trace} />)}
    </li>
  );
}
