import { brandLabel, type CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { detailPath } from '../../lib/paths';
import * as styles from './series-entries.module.css';

/** The series of which only a record as a whole is known: no models to list, but figures on a page. */
export function SeriesEntries({ entries }: { entries: NonNullable<CallContent<'productSeries'>['entries']> }) {
  if (entries.length === 0) return null;
  return (
    <div className={styles.entries}>
      <h3 className={styles.title}>{`另有 ${entries.length} 份系列资料，没有具体型号，不计入款数`}</h3>
      <ul className={styles.list}>
        {entries.map(({ id, brand, name }) => (
          <li key={id}>
            <Link className={styles.link} to={detailPath(id)}>
              {`${brandLabel(brand)} ${name}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
