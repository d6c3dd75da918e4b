import { type HostCategory, Link, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { QueryView, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import type { GroupSource } from './family';
import { groupCells } from './group-cells';
import * as styles from './group-links.module.css';

/** The sub-groups of a family with their counts, each leading into the filtered list. */
export function GroupLinks({ group, category }: { group: GroupSource; category: HostCategory }) {
  const host = useHost();
  const query = useQuery(productFiltersInitQuery(host, category.id, { showLoading: false, silent: true }));
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{group.title}</h3>
      <QueryView query={query} errorTitle="分组没有加载出来" skeleton={<Skeleton kind="table" rows={3} />}>
        {({ facets, total }) => (
          <ul className={styles.grid}>
            {groupCells(facets, group.facet, total).map(({ value, label, count, share }) => (
              <li key={value} className={styles.cell}>
                <Link className={styles.link} to={listPath(listQuery(category.id, { [group.facet]: { in: [value] } }))}>
                  <span>{label}</span>
                  <span className={styles.count}>{count}</span>
                  <span className={styles.bar} style={{ width: `${share * 100}%` }} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
