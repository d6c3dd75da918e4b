import { brandLabel } from '@shixuan/api/client';
import { Link, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { QueryView, Section, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import * as table from '../../features/category/category-table.module.css';
import { brandSeriesQuery } from '../../lib/queries/brand-series';
import { largestSeries } from './largest-series';
import * as styles from './popular-series.module.css';

/** The series with most models: the only measure of popularity in the catalogue, named as such. */
export function PopularSeries() {
  const host = useHost();
  const query = useQuery(brandSeriesQuery(host));
  return (
    <Section title="型号最多的系列" note="每类各取收录型号最多的一个系列">
      <QueryView query={query} errorTitle="系列没有加载出来" skeleton={<Skeleton rows={2} />}>
        {({ list }) => (
          <ul className={`${table.table} ${styles.grid}`}>
            {largestSeries(host.config.categories, list).map(({ category, brand, name, count }) => (
              <li key={category.id} className={table.cell}>
                <Link
                  className={styles.link}
                  to={listPath(listQuery(category.id, { brand: { in: [String(brand.id)] }, series: { in: [name] } }))}
                >
                  <span className={styles.name}>
                    <strong>{`${brandLabel(brand)} ${name}`}</strong>
                    <span className={styles.count}>{count}</span>
                  </span>
                  <span className={styles.category}>{category.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
