import type { AttributeDefinition } from '@shixuan/api/client';
import { Link, useHost } from '@shixuan/host';
import { type ListQuery, listPath, withFilter, withoutFilters } from '@shixuan/list-url';
import { EmptyState } from '@shixuan/ui';
import { useQueries } from '@tanstack/react-query';
import { productListQuery } from '../../lib/queries/product-list';
import { filterLabel } from './chips';
import * as styles from './no-result.module.css';

/** Nothing fits: says which single filter to drop, and how many products that gives. */
export function NoResult({ query, attributes }: { query: ListQuery; attributes: readonly AttributeDefinition[] }) {
  const host = useHost();
  const keys = Object.keys(query.filters);
  const without = keys.map(key => withFilter(query, key, null));
  const counts = useQueries({
    queries: without.map(({ categoryId, filters }) =>
      productListQuery(
        host,
        { categoryId: categoryId ?? 0, filters, pageSize: 1 },
        { showLoading: false, silent: true },
      ),
    ),
  });
  const drops = keys
    .map((key, i) => ({
      key,
      label: filterLabel(key, attributes),
      query: without[i] ?? query,
      total: counts[i]?.data?.total,
    }))
    .filter(({ total }) => total !== 0)
    .sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
  return (
    <EmptyState
      title="没有同时符合这些条件的产品"
      hint={drops.length > 0 ? '去掉下面任意一项就有结果：' : '去掉任何一项都还没有结果，请清空后重新筛选。'}
      action={
        <ul className={styles.drops}>
          {drops.map(({ key, label, query: next, total }) => (
            <li key={key}>
              <Link className={styles.drop} to={listPath(next)}>
                {`去掉「${label}」`}
                {total !== undefined && <span className={styles.count}>{`${total} 件`}</span>}
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.drop} to={listPath(withoutFilters(query))}>
              清空全部
            </Link>
          </li>
        </ul>
      }
    />
  );
}
