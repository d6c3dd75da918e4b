import { Link, useHost } from '@shixuan/host';
import * as styles from './article-link.module.css';
import { explainingArticle } from './explaining-article';

/** Link to the article that explains an attribute, if there is one and the site has articles. */
export function ArticleLink({ categoryId, attribute }: { categoryId: number | null; attribute: string }) {
  const host = useHost();
  const article = explainingArticle(categoryId, attribute);
  if (!article || !host.has('routes') || !host.isProvided?.('/article/detail')) return null;
  return (
    <Link className={styles.link} to={`/article/detail?id=${article.id}`}>
      {`怎么看：${article.about}`}
      <span aria-hidden="true">›</span>
    </Link>
  );
}
