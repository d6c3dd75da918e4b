import { isNotFound, parseId } from '@shixuan/api/client';
import { type PageModule, type PageProps, useHost, usePageTitle } from '@shixuan/host';
import { EmptyState, Page, PageHead, QueryView } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { articleDetailQuery } from '../../lib/queries/article-detail';
import { ArticlePlace } from './article-place';
import { ArticleView } from './article-view';

const idOf = (search: string) => parseId(new URLSearchParams(search).get('id'));

/** `/article/detail?id=…`: one article. */
export default function ArticleDetailPage({ search }: PageProps) {
  const id = idOf(search);
  return id === null ? <NoArticle /> : <KnownArticle id={id} />;
}

function KnownArticle({ id }: { id: number }) {
  const query = useQuery(articleDetailQuery(useHost(), id));
  usePageTitle(query.data?.article.title);
  if (isNotFound(query.error)) return <NoArticle />;
  if (query.isError && query.data === undefined)
    return (
      <Page>
        <PageHead crumbs={[listCrumb]} here="文章" title="技术文档" />
        <QueryView query={query} errorTitle="这篇文章没有加载出来" skeleton={null}>
          {() => null}
        </QueryView>
      </Page>
    );
  return query.data ? <ArticleView key={id} {...query.data} /> : <ArticlePlace />;
}

const listCrumb = { label: '技术文档', to: '/article/list' };

function NoArticle() {
  return (
    <Page>
      <PageHead crumbs={[listCrumb]} here="没有找到" title="没有找到这篇文章" />
      <EmptyState
        title="地址中的文章不存在"
        hint="链接可能抄漏了字符，或文章已经撤下。"
        action={<a href="/article/list">查看全部文章</a>}
      />
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const id = idOf(search);
  if (id !== null) await queryClient.prefetchQuery(articleDetailQuery(host, id));
};
