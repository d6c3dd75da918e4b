import type { ArticleHit } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { Marked } from '@shixuan/ui';
import * as styles from './hits.module.css';

/** Articles: title, and the matching passage with its heading. */
export function ArticleHits({ hits }: { hits: readonly ArticleHit[] }) {
  return (
    <ul className={styles.hits}>
      {hits.map(({ id, title, summary, passage, section, updated, url, marks }) => (
        <li key={id}>
          <Link className={styles.hit} to={url}>
            <strong className={styles.title}>
              <Marked text={title} spans={marks.title} />
            </strong>
            {section && <span className={styles.section}>{`§ ${section}`}</span>}
            <span className={styles.text}>
              {passage ? (
                <Marked text={passage} spans={marks.passage} />
              ) : (
                <Marked text={summary} spans={marks.summary} />
              )}
            </span>
            <span className={styles.detail}>{`更新于 ${updated}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
