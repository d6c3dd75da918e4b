import { type HostServices, Link, useHost } from '@shixuan/host';
import { Section, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { newestArticlesQuery } from '../../lib/queries/newest-articles';
import * as styles from './newest-articles.module.css';

/** Articles belong to another team: the list is shown only if a live remote provides their pages. */
export const hasArticles = (host: HostServices) => host.has('routes') && host.isProvided?.('/article/detail') === true;

/** The newest articles, by title only. */
export function NewestArticles() {
  const host = useHost();
  const isProvided = hasArticles(host);
  const query = useQuery({ ...newestArticlesQuery(host), enabled: isProvided });
  if (!isProvided || query.isError || query.data?.list.length === 0) return null;
  return (
    <Section
      title="最新技术文档"
      note={<Link to="/article/list">{query.data ? `全部 ${query.data.total} 篇` : '全部技术文档'}</Link>}
    >
      {query.data ? (
        <ul className={styles.articles}>
          {query.data.list.map(({ id, title, category, readingMinutes }) => (
            <li key={id}>
              <Link className={styles.article} to={`/article/detail?id=${id}`}>
                <span className={styles.title}>{title}</span>
                <span className={styles.about}>{`${category.name} · 约 ${readingMinutes} 分钟`}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton kind="table" rows={3} height={48} label="正在加载技术文档" />
      )}
    </Section>
  );
}
