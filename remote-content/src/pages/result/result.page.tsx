import { type PageModule, type PageProps, useHost, usePageTitle } from '@shixuan/host';
import { EmptyState, Page, PageHead, QueryView, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '../../lib/queries/search';
import { resultRequest } from './result-request';
import { parseResultSearch, type ResultQuery } from './result-url';
import { Results } from './results';

/** `/result?keywords=…`: what the site has for a keyword, by kind. */
export default function ResultPage({ search }: PageProps) {
  const query = parseResultSearch(search);
  return query.keywords === '' ? <NoKeywords /> : <KnownKeywords query={query} />;
}

/** The address names nothing to search for. */
function NoKeywords() {
  return (
    <Page>
      <PageHead here="搜索结果" title="搜索结果" />
      <EmptyState
        title="请输入关键词"
        hint="在页头的搜索框中输入型号、品牌、系列或术语；也可以写参数，如「500万 全局快门 GigE」。"
        action={<a href="/goods/list">按参数筛选产品</a>}
      />
    </Page>
  );
}

function KnownKeywords({ query }: { query: ResultQuery }) {
  const answer = useQuery(searchQuery(useHost(), resultRequest(query)));
  // The beginning of a long query is enough for a page title.
  const shown = [...query.keywords].slice(0, 40).join('');
  usePageTitle(`${shown} - 搜索结果`);
  return (
    <Page>
      <PageHead here="搜索结果" title={`「${shown}${shown === query.keywords ? '' : '…'}」的搜索结果`} />
      <QueryView
        query={answer}
        errorTitle="搜索没有完成"
        skeleton={<Skeleton kind="table" rows={6} height={90} label="正在搜索" />}
      >
        {content => <Results query={query} content={content} />}
      </QueryView>
    </Page>
  );
}

export const prefetch: PageModule['prefetch'] = async ({ host, queryClient, search }) => {
  const query = parseResultSearch(search);
  if (query.keywords !== '') await queryClient.prefetchQuery(searchQuery(host, resultRequest(query)));
};
