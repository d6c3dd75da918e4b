import * as controls from '@shixuan/ui/controls.module.css';
import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled';
import * as styles from './event-log.module.css';
import { type HeardEvent, KEPT } from './heard-event';

export interface EventLogProps {
  log: readonly HeardEvent[];
  onClear(): void;
}

/** Pause after which the latest event is announced to screen readers, instead of each of a burst. */
const QUIET_MS = 1000;

/** The events as they fire, the newest first; each opens to its detail. */
export function EventLog({ log, onClear }: EventLogProps) {
  const [latest] = log;
  const told = useSettled(latest ? `最近的事件：${latest.name}，${latest.gist}` : '', QUIET_MS);
  return (
    <section className={styles.log} aria-label="事件记录">
      <div className={styles.head}>
        <h3 className={styles.title}>事件</h3>
        <span className={styles.count}>
          {log.length === KEPT ? `最近 ${KEPT} 条` : log.length > 0 && `${log.length} 条`}
        </span>
        <button
          type="button"
          className={`${controls.action} ${styles.clear}`}
          disabled={log.length === 0}
          onClick={onClear}
        >
          清空
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {log.length === 0 ? (
        <p className={styles.nothing}>在预览中改一个数字，或按「选用此方案」，事件就列在这里。</p>
      ) : (
        <ol className={styles.list}>
          {log.map(event => (
            <li key={event.id}>
              <LoggedEvent event={event} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function LoggedEvent({ event: { at, name, gist, detail } }: { event: HeardEvent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={toggle => setOpen(toggle.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          <time className={styles.at}>{at}</time>
        </span>
        <span className={styles.gist}>{gist}</span>
      </summary>
      {isOpen && <pre className={styles.detail}>{JSON.stringify(detail, null, 2)}</pre>}
    </details>
  );
}
