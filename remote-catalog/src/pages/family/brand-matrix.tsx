import { type HostCategory, Link, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { Skeleton } from '@shixuan/ui';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../../features/layout/section';
import { QueryView } from '../../features/query-view/query-view';
import { brandSeriesQuery } from '../../lib/queries/brand-series';
import * as styles from './brand-matrix.module.css';
import { brandRows } from './brand-rows';

const SHOWN = 10;

/** Brands as rows, their series with counts beside them. */
export function BrandMatrix({ categories }: { categories: readonly HostCategory[] }) {
  const host = useHost();
  const [all, setAll] = useState(false);
  const queries = useQueries({ queries: categories.map(({ id }) => brandSeriesQuery(host, id)) });
  const failed = queries.find(query => query.isError && query.data === undefined);
  const waiting = queries.find(query => query.data === undefined);
  const first = failed ?? waiting ?? queries[0];
  if (!first) return null;
  const rows = brandRows(categories.map(({ id }, i) => ({ categoryId: id, brands: queries[i]?.data?.list ?? [] })));
  return (
    <Section title="品牌与系列" note={waiting ? undefined : `${rows.length} 个品牌`}>
      <QueryView query={first} errorTitle="品牌系列没有加载出来" skeleton={<Skeleton kind="table" rows={SHOWN} />}>
        {() => (
          <>
            <table className={styles.table}>
              <tbody>
                {rows.slice(0, all ? undefined : SHOWN).map(({ brand, counts, series, unnamed }) => (
                  <tr key={brand.id}>
                    <th scope="row" className={styles.brand}>
                      <span>{brand.nameZh ?? brand.name}</span>
                      {brand.nameZh && <span className={styles.latin}>{brand.name}</span>}
                    </th>
                    <td className={styles.count}>
                      {counts.map(({ categoryId, count }) => (
                        <Link
                          key={categoryId}
                          to={listPath(listQuery(categoryId, { brand: { in: [String(brand.id)] } }))}
                        >
                          {count}
                        </Link>
                      ))}
                    </td>
                    <td className={styles.series}>
                      {series.map(({ name, categoryId, count }) => (
                        <Link
                          key={`${categoryId} ${name}`}
                          className={styles.link}
                          to={listPath(
                            listQuery(categoryId, { brand: { in: [String(brand.id)] }, series: { in: [name] } }),
                          )}
                        >
                          {`${name} `}
                          <span className={styles.number}>{count}</span>
                        </Link>
                      ))}
                      {unnamed > 0 && <span className={styles.more}>{`另 ${unnamed} 个系列`}</span>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {rows.length > SHOWN && (
              <button type="button" className={styles.toggle} aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? '收起' : `展开其余 ${rows.length - SHOWN} 个品牌`}
              </button>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}
