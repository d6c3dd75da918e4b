import type { ArticleHit } from '@shixuan/api/client';
import { Link, useHost, type ValueOf } from '@shixuan/host';
import { Section } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import type { listFoot } from '../lib/fills';
import { searchQuery } from '../lib/queries/search';
import * as styles from './category-articles.module.css';

const SHOWN = 3;

/** The articles that a search for a category's name finds; nothing while they are not known. */
export default function CategoryArticles({ categoryName }: ValueOf<typeof listFoot.props>) {
  const { data } = useQuery(searchQuery(useHost(), { keywords: categoryName, kind: 'article', pageSize: SHOWN }));
  const group = data?.groups.find(({ kind }) => kind === 'article');
  if (group?.kind !== 'article' || group.hits.length === 0) return null;
  return (
    <Section
      screenOnly
      title={`看懂${/^[A-Z\d]/.test(categoryName) ? ' ' : ''}${categoryName}`}
      note={
        <Link to={`/result?keywords=${encodeURIComponent(categoryName)}&kind=article`}>{`全部 ${group.total} 篇`}</Link>
      }
    >
      <ul className={styles.articles}>
        {group.hits.map(hit => (
          <li key={hit.id}>
            <Article hit={hit} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Leads to the article as a whole: whoever reads a list of products has not asked for one passage. */
function Article({ hit: { url, title, summary } }: { hit: ArticleHit }) {
  return (
    <Link className={styles.article} to={url.replace(/#.*$/, '')}>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.summary}>{summary}</span>
    </Link>
  );
}
