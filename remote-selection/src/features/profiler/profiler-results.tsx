import type { ProfileNeeds } from '@shixuan/optics/model';
import type { ProfileState } from '@shixuan/task-url';
import { Skeleton } from '@shixuan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DraftNote } from '../../components/form/draft-note';
import { NotAnswered, NotAsked } from '../../components/query-states';
import { laserFields } from '../../data/profiler/profiler-fields';
import type { LaserAnswer } from '../../data/profiler/profiler-query';
import type { LaserRow } from '../../data/profiler/profiler-rows';
import * as styles from '../results/results.module.css';
import { LaserList } from './profiler-list';
import { LaserLedger, LaserNearMisses } from './profiler-rejections';

export interface LaserResultsProps {
  drafts: ProfileState['drafts'];
  /** Null while the input cannot be computed with. */
  need: ProfileNeeds | null;
  query: UseQueryResult<LaserAnswer>;
  rows: readonly LaserRow[];
  opened: string | null;
  onOpen(key: string | null): void;
}

/** As many as are compared at a glance. */
const FIRST = 10;

/** The ranking with all that explains it. The last answer stays while the next one is under way. */
export function LaserResults({ drafts, need, query, rows: all, opened, onOpen }: LaserResultsProps) {
  const [whole, setWhole] = useState(false);
  const title = useId();
  const answer = query.data;
  const rows = whole ? all : all.slice(0, FIRST);
  return (
    <section className={styles.results} aria-labelledby={title} aria-busy={query.isFetching}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          推荐
        </h2>
        <p className={styles.count} role="status">
          {answer && `${answer.fitting} 款符合，${answer.dataMissing} 款资料不全`}
          {query.isFetching && answer && '，更新中…'}
        </p>
        {answer && <DraftNote drafts={drafts} fields={laserFields} />}
      </div>
      <div className={styles.body}>
        {!need ? (
          <NotAsked />
        ) : query.isError && !answer ? (
          <NotAnswered query={query} />
        ) : !answer ? (
          <Skeleton kind="table" rows={10} height={40} label="正在计算推荐" />
        ) : (
          <>
            {answer.nearMisses.length > 0 && <LaserNearMisses answer={answer} />}
            {rows.length > 0 && <LaserList {...{ rows, need, opened, onOpen }} />}
          </>
        )}
      </div>
      {rows.length < all.length && need && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {`再列 ${all.length - rows.length} 个`}
        </button>
      )}
      {answer && need && <LaserLedger answer={answer} />}
    </section>
  );
}
