import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { articlePath } from '../../lib/paths';
import * as styles from './after-article.module.css';
import { ProductsBlock } from './products-block';

/** Links after an article: its products, the previous and next article, related articles. */
export function AfterArticle({ products, previous, next, seeAlso }: CallContent<'articleDetail'>) {
  const related = products.filter(({ place }) => place === 'related');
  return (
    <>
      {related.length > 0 && (
        <section className={styles.section}>
          <h2>相关产品</h2>
          <div className={styles.blocks}>
            {related.map(block => (
              <ProductsBlock after key={block.key} block={block} />
            ))}
          </div>
        </section>
      )}
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label="前后文章">
          {previous && (
            <Link className={styles.neighbour} to={articlePath(previous.id)} rel="prev">
              <span className={styles.label}>上一篇</span>
              {previous.title}
            </Link>
          )}
          {next && (
            <Link className={styles.next} to={articlePath(next.id)} rel="next">
              <span className={styles.label}>下一篇</span>
              {next.title}
            </Link>
          )}
        </nav>
      )}
      {seeAlso.length > 0 && (
        <section className={styles.section}>
          <h2>延伸阅读</h2>
          <ul className={styles.seeAlso}>
            {seeAlso.map(({ id, title, summary, readingMinutes }) => (
              <li key={id}>
                <Link className={styles.also} to={articlePath(id)}>
                  <strong className={styles.alsoTitle}>{title}</strong>
                  <span className={styles.alsoSummary}>{summary}</span>
                  <span className={styles.label}>{`约 ${readingMinutes} 分钟`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
