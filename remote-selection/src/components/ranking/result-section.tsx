import { useNarrow } from '@shixuan/ui';
import * as ui from '@shixuan/ui/controls.module.css';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './result-section.module.css';

/** As many rows as can be compared at a glance; as cards they take a screen. */
const FIRST = 10;
const FIRST_CARDS = 3;

export interface ResultSectionProps<Row> {
  rows: readonly Row[];
  /** How many results there are, and in which order; null before the first answer. */
  count: (shown: readonly Row[]) => string | null;
  /** What is recommended now, to be read out when it changes: 首选 MV-CS050-10GM + LM35JC5M. */
  first?: string | undefined;
  /** 款, 支 or 套. */
  unit: string;
  /** The next answer is being fetched. */
  fetching: boolean;
  /** The task has changed since the ranking was asked for. */
  stale?: boolean;
  /** Further rows can be listed. */
  more: boolean;
  /** Where the order is chosen. */
  order?: ReactNode;
  /** Above the list. */
  controls?: (shown: readonly Row[]) => ReactNode;
  list: (shown: readonly Row[]) => ReactNode;
  /** Below the list: what explains the ranking. */
  children?: ReactNode;
}

/** A ranking with all that explains it: the first rows, and the others on demand. */
export function ResultSection<Row>(props: ResultSectionProps<Row>) {
  const { rows: all, fetching, stale = false, more, unit, first: best, order, controls, list, children } = props;
  const title = useId();
  const [whole, setWhole] = useState(false);
  const first = useNarrow() ? FIRST_CARDS : FIRST;
  const rows = whole ? all : all.slice(0, first);
  const count = props.count(rows);
  return (
    <section className={styles.results} aria-labelledby={title} aria-busy={fetching || stale}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          推荐
        </h2>
        <p className={styles.count} role="status">
          {count}
          {/* Stops between sentences are heard, not seen. */}
          {best && <span className="visually-hidden">{`。${best}`}</span>}
          {fetching && count !== null && <span className={styles.updating}>更新中…</span>}
        </p>
        {order}
      </div>
      {controls?.(rows)}
      <div className={styles.body}>{list(rows)}</div>
      {rows.length < all.length && more && (
        <button type="button" className={`${ui.outlined} ${styles.more}`} onClick={() => setWhole(true)}>
          {`再看 ${all.length - rows.length} ${unit}`}
        </button>
      )}
      {children}
    </section>
  );
}
