import type { SelectedPart } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { keepUnits } from '@shixuan/units';
import { useId } from 'react';
import { partTitle } from '../data/ranking/part-title';
import type { Judged } from '../data/report/remedies';
import { productPath } from '../lib/paths';
import * as styles from './near-miss-list.module.css';
import { Remedy, remedyLine } from './remedy';
import { VerdictMark } from './verdict-mark';

export interface ShownNearMiss {
  key: string;
  parts: readonly Pick<SelectedPart, 'product'>[];
  /** Null where the answer lacks a part. */
  judged: Judged | null;
  /** `open`: the maker does not state what decides. */
  misses: readonly { check: string; label: string; reason: string; open?: boolean; remedy?: string | null }[];
}

export interface NearMissListProps {
  title: string;
  lead: string;
  nearMisses: readonly ShownNearMiss[];
}

/** As many as one reads; the others are folded. */
const SHOWN = 3;

/** What comes nearest where nothing is known to do the task. Marked as a diagnosis: it is no recommendation. */
export function NearMissList({ title, lead, nearMisses }: NearMissListProps) {
  const id = useId();
  const more = nearMisses.length - SHOWN;
  return (
    <section className={styles.near} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.lead}>{lead}</p>
      <Entries nearMisses={nearMisses.slice(0, SHOWN)} />
      {more > 0 && (
        <details className={styles.more}>
          <summary>{`另外 ${more} 个差得更多的`}</summary>
          <Entries nearMisses={nearMisses.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

function Entries({ nearMisses }: Pick<NearMissListProps, 'nearMisses'>) {
  return (
    <ul className={styles.list}>
      {nearMisses.map(({ key, parts, judged, misses }) => (
        <li key={key} className={styles.pair}>
          <p className={styles.parts}>
            {parts.map(part => (
              <Link key={part.product.id} to={productPath(part.product.id)}>
                {partTitle(part)}
              </Link>
            ))}
          </p>
          {misses.map(({ check, label, reason, open = false, remedy = null }) => (
            <p key={check} className={styles.miss}>
              <VerdictMark verdict={open ? 'unknown' : 'fail'} />
              <span>
                <strong>{label}</strong>
                {`　${keepUnits(reason)}`}
                {/* Where others fail too, one that is mended does not make it do the task. */}
                {judged && misses.length === 1 && (
                  <Remedy judged={judged} check={{ id: check, verdict: 'fail' }}>
                    {found => <span className={styles.remedy}>{`　${found}`}</span>}
                  </Remedy>
                )}
                {remedy !== null && <span className={styles.remedy}>{`　${remedyLine(remedy)}`}</span>}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
