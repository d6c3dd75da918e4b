import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { type DownloadAddress, downloadPath } from './download-address';
import * as styles from './type-rail.module.css';

export type DownloadTypes = CallContent<'downLoadTypes'>['list'];

/** The types of files, each with how many there are. The other filters stay. */
export function TypeRail({ address, types }: { address: DownloadAddress; types: DownloadTypes }) {
  const total = types.reduce((sum, { count }) => sum + count, 0);
  // A type without files leads nowhere; one that the address asks for is shown all the same.
  const offered = types.filter(({ id, count }) => count > 0 || id === address.typeId);
  const entries = [{ id: null, name: '全部类型', count: total }, ...offered];
  return (
    <nav className={styles.rail} aria-label="资料类型">
      {entries.map(({ id, name, count }) => (
        <Link
          key={name}
          className={styles.type}
          to={downloadPath({ ...address, typeId: id, page: 1 })}
          preventScrollReset
          aria-current={address.typeId === id ? 'true' : undefined}
        >
          {`${name} `}
          <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
