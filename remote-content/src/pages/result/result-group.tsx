import type { SearchGroup } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import type { ReactNode } from 'react';
import { kindNames } from './kind-names';
import * as styles from './result-group.module.css';
import { type ResultQuery, resultPath } from './result-url';

export interface ResultGroupProps {
  group: SearchGroup;
  query: ResultQuery;
  children: ReactNode;
}

/** The first hits of one kind, with the way to all of them. */
export function ResultGroup({ group: { kind, total, hits }, query, children }: ResultGroupProps) {
  const { name, unit } = kindNames[kind];
  return (
    <section className={styles.group} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {total > hits.length ? (
          <Link to={resultPath({ ...query, kind, categoryId: null, page: 1 })}>{`查看全部 ${total} ${unit}`}</Link>
        ) : (
          <span className={styles.total}>{`${total} ${unit}`}</span>
        )}
      </div>
      {children}
    </section>
  );
}
