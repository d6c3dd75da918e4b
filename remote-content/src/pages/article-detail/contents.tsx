import type { ArticleHeading } from '@shixuan/api/client';
import { Link, useLocation } from '@shixuan/host';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import * as styles from './contents.module.css';
import { useCurrentHeading } from './use-current-heading';

/** The table of contents: in a column of its own where there is room, folded above the text where there is not. */
export function Contents({ headings }: { headings: readonly ArticleHeading[] }) {
  const current = useCurrentHeading(headings);
  if (headings.length < 2) return null;
  return (
    <>
      <nav className={styles.column} aria-label="本文目录">
        <p className={styles.label}>目录</p>
        <Entries headings={headings} current={current} />
      </nav>
      <details className={styles.folded}>
        <summary className={`${chipStyles.fold} ${styles.summary}`}>{`目录 · ${headings.length} 节`}</summary>
        <nav aria-label="本文目录">
          <Entries headings={headings} current={current} />
        </nav>
      </details>
    </>
  );
}

function Entries({ headings, current }: { headings: readonly ArticleHeading[]; current: string | undefined }) {
  const { search } = useLocation();
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? styles.minor : undefined}>
          <Link
            className={styles.link}
            to={{ search, hash: id }}
            aria-current={id === current ? 'location' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
