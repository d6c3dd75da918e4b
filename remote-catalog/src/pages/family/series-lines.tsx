import { brandLabel } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as styles from './series-lines.module.css';
import { seriesName, seriesPath } from './series-link';
import type { SeriesRowsProps } from './series-table';
import { SeriesValue } from './series-value';

/** The matrix on a narrow screen: one card for each series. */
export function SeriesLines({ rows, figures, filters, categoryId }: SeriesRowsProps) {
  return (
    <ul className={styles.lines}>
      {rows.map(row => (
        <li key={`${row.brand.id} ${row.series}`} className={styles.line}>
          <Link className={styles.link} to={seriesPath(categoryId, filters, row)}>
            <span className={styles.brand}>{brandLabel(row.brand)}</span>
            <strong className={styles.series}>{seriesName(row)}</strong>
            <span className={styles.count}>{`${row.count} 款`}</span>
          </Link>
          <dl className={styles.figures}>
            {figures.map(figure => (
              <div key={figure.key} className={styles.figure}>
                <dt>{figure.label}</dt>
                <dd>
                  <SeriesValue attribute={figure} figure={row.figures.find(({ key }) => key === figure.key)} withUnit />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
