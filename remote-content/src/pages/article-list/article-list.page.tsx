import { type PageModule, type PageProps, useHost, usePageTitle } from '@shixuan/host';
import { EmptyState, Notes, Page, PageHead, PageLinks, QueryView } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { ArticleCard } from '../../features/article-row/article-card';
import { articleCategoriesQuery } from '../../lib/queries/article-categories';
import { articleListQuery } from '../../lib/queries/article-list';
import * as styles from './article-list.module.css';
import { listRequest } from './article-request';
import { articleListPath, PAGE_SIZE, parseArticleSearch } from './article-url';
import { CategoryLinks } from './category-links';
import { TagLinks } from './tag-links';

/** `/article/list`: articles by category and tag, newest first. */
export default function ArticleListPage({ search }: PageProps) {
  const host = useHost();
  const { problems, ...query } = parseArticleSearch(search);
  const found = useQuery(articleCategoriesQuery(host));
  const categories = found.data?.list ?? [];
  const category = categories.find(({ code }) => code === query.category);
  // A category code needs the categories; if they fail to load, all articles are shown.
  const isReady = query.category === null || !found.isPending;
  const articles = useQuery({ ...articleListQuery(host, listRequest(query, categories)), enabled: isReady });
  const tag = articles.data && articles.data.total > 0 ? query.tag : null;
  const page = query.page === 1 ? null : `第 ${query.page} 页`;
  usePageTitle([tag, category?.name, '技术文档', page].filter(Boolean).join(' · '));
  const notes =
    query.category && found.data && !category
      ? [...problems, `没有栏目「${query.category.slice(0, 30)}」，已显示全部`]
      : problems;
  return (
    <Page>
      <PageHead
        here="技术文档"
        title="技术文档"
        lead={
          category?.description ?? '选型中要算的、要判断的，一篇讲清一件事；文中数字由本站的选型引擎算出，可逐项复核。'
        }
      />
      <Notes notes={notes} />
      <CategoryLinks categories={categories} current={category?.code ?? null} isPending={found.isPending} />
      <TagLinks tags={articles.data?.tags} query={{ ...query, category: category?.code ?? null }} />
      <QueryView query={articles} errorTitle="技术文档没有加载出来" skeleton={<ArticleListPlace />}>
        {({ list, total }) =>
          list.length > 0 ? (
            <>
              <ul className={styles.grid} aria-label="文章" aria-busy={articles.isPlaceholderData || undefined}>
                {list.map(article => (
                  <li key={article.id}>
                    <ArticleCard article={article} />
                  </li>
                ))}
              </ul>
              <PageLinks
                page={query.page}
                pages={Math.ceil(total / PAGE_SIZE)}
                to={page => articleListPath({ ...query, page })}
              />
            </>
          ) : (
            <EmptyState
              title={total > 0 ? '这一页没有文章' : '没有符合条件的文章'}
              hint={total > 0 ? `共 ${total} 篇，请回到第一页。` : '换一个栏目或标签试试。'}
              action={
                total > 0 ? (
                  <a href={articleListPath({ ...query, page: 1 })}>回到第一页</a>
                ) : (
                  <a href="/article/list">查看全部文章</a>
                )
              }
            />
          )
        }
      </QueryView>
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const query = parseArticleSearch(search);
  const categories = queryClient.ensureQueryData(articleCategoriesQuery(host));
  const { list } = query.category ? await categories : { list: [] };
  await Promise.all([categories, queryClient.prefetchQuery(articleListQuery(host, listRequest(query, list)))]);
};

/** Placeholder of cards that are loading. */
function ArticleListPlace() {
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label="正在加载技术文档">
      {Array.from({ length: 6 }, (_, i) => i).map(i => (
        <div key={i} className={styles.place} />
      ))}
    </div>
  );
}
