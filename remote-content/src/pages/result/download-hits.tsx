import type { DownloadHit } from '@shixuan/api/client';
import { Marked } from '@shixuan/ui';
import * as styles from './hits.module.css';

/** Documents and files. */
export function DownloadHits({ hits }: { hits: readonly DownloadHit[] }) {
  return (
    <ul className={styles.hits}>
      {hits.map(({ id, title, detail, url, marks }) => (
        <li key={id}>
          <a className={styles.hit} href={url}>
            <strong className={styles.title}>
              <Marked text={title} spans={marks.title} />
            </strong>
            <span className={styles.detail}>
              <Marked text={detail} spans={marks.detail} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
