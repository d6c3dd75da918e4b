import type { ArticleReference } from '@shixuan/api/client';
import * as styles from './references.module.css';

/** The sources of the article. */
export function References({ references }: { references: readonly ArticleReference[] }) {
  if (references.length === 0) return null;
  return (
    <section className={styles.references} aria-labelledby="references">
      <h2 id="references" className={styles.title}>
        参考文献
      </h2>
      <ol className={styles.list}>
        {references.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} rel="external noopener">
              {title}
            </a>
            <span className={styles.publisher}>{publisher}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
