import { useHost } from '@shixuan/host';
import type { Requirements } from '@shixuan/optics/model';
import { useMemo } from 'react';
import * as styles from '../../components/take-away/take-away.module.css';
import type { ResultRow } from '../../data/ranking/answer';
import type { RankingRequest } from '../../data/ranking/ranking-query';
import { RowActions } from './row-actions';
import { Schemes } from './schemes/schemes';

export interface ReportBarProps {
  need: Requirements | null;
  /** The row that is looked at; null while there is none. */
  row: ResultRow | null;
  request: RankingRequest | null;
}

/**
 * What can be taken away, and kept where the page around keeps anything: nobody is to save what is gone with the page.
 * Always there, so that nothing moves when the first result comes.
 */
export function ReportBar({ need, row, request }: ReportBarProps) {
  const { has } = useHost();
  const looked = useMemo(() => (need && row && request ? { need, row, request } : null), [need, row, request]);
  return (
    <section className={styles.bar} aria-label="带走结果">
      <div className={styles.actions}>{looked && <RowActions {...looked} />}</div>
      {has('preferences') && <Schemes looked={looked} />}
    </section>
  );
}
