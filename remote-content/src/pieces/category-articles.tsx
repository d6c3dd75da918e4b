import type { ArticleRow } from '@shixuan/api/client';
import { Link, useHost, type ValueOf } from '@shixuan/host';
import { Section } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import type { listFoot } from '../lib/fills';
import { articlePath } from '../lib/paths';
import { taggedArticlesQuery } from '../lib/queries/tagged-articles';
import * as styles from './category-articles.module.css';
import { categoryTags } from './category-tags';

/** The articles that explain the products of a category; nothing while they are not known, or where there are none. */
export default function CategoryArticles({ categoryName }: ValueOf<typeof listFoot.props>) {
  const host = useHost();
  const tags = Object.hasOwn(categoryTags, categoryName) ? categoryTags[categoryName] : undefined;
  const { data: articles = [] } = useQuery({ ...taggedArticlesQuery(host, tags ?? []), enabled: tags !== undefined });
  if (articles.length === 0) return null;
  return (
    <Section
      screenOnly
      title={`看懂${/^[A-Z\d]/.test(categoryName) ? ' ' : ''}${categoryName}`}
      note={<Link to="/article/list">全部技术文档</Link>}
    >
      <ul className={styles.articles}>
        {articles.map(article => (
          <li key={article.id}>
            <Article article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Article({ article: { id, title, summary } }: { article: ArticleRow }) {
  return (
    <Link className={styles.article} to={articlePath(id)}>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.summary}>{summary}</span>
    </Link>
  );
}
