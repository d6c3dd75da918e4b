import { brandLabel, type SeriesHit } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { Marked } from '@shixuan/ui';
import * as styles from './hits.module.css';

/** Series with their makers and how many models they have. */
export function SeriesHits({ hits }: { hits: readonly SeriesHit[] }) {
  return (
    <ul className={styles.grid}>
      {hits.map(({ series, brand, categoryId, categoryName, count, url, marks }) => {
        const label = brandLabel(brand);
        return (
          <li key={`${brand.id} ${categoryId} ${series}`}>
            <Link className={styles.cell} to={url}>
              <span className={styles.names}>
                <strong>
                  <Marked text={label} spans={label === brand.nameZh ? marks.brandNameZh : marks.brandName} />{' '}
                  <Marked text={series} spans={marks.series} />
                </strong>
                <span className={styles.detail}>{categoryName}</span>
              </span>
              <span className={styles.count}>{count > 0 ? `${count} 款` : '系列资料'}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
