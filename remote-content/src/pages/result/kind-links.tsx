import type { SearchGroup } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as styles from './kind-links.module.css';
import { kindNames } from './kind-names';
import { type ResultQuery, resultPath } from './result-url';

/** The kinds with their counts; those without anything cannot be chosen. */
export function KindLinks({ groups, query }: { groups: readonly SearchGroup[]; query: ResultQuery }) {
  const to = (kind: ResultQuery['kind']) => resultPath({ ...query, kind, categoryId: null, page: 1 });
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <nav className={styles.kinds} aria-label="结果种类">
      <Link className={styles.kind} to={to(null)} aria-current={query.kind === null ? 'page' : undefined}>
        全部
        <span className={styles.count}>{total}</span>
      </Link>
      {groups
        .filter(group => group.total > 0 || group.kind === query.kind)
        .map(group => (
          <Link
            key={group.kind}
            className={styles.kind}
            to={to(group.kind)}
            aria-current={query.kind === group.kind ? 'page' : undefined}
          >
            {kindNames[group.kind].name}
            <span className={styles.count}>{group.total}</span>
          </Link>
        ))}
    </nav>
  );
}
