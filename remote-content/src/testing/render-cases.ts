import type { RenderCase } from '@shixuan/host/testing';
import { testHost } from '@shixuan/host/testing';
import { articleCategoriesQuery } from '../lib/queries/article-categories';
import { articleDetailQuery } from '../lib/queries/article-detail';
import { articleListQuery } from '../lib/queries/article-list';
import { searchQuery } from '../lib/queries/search';
import { listRequest } from '../pages/article-list/article-request';
import { parseArticleSearch } from '../pages/article-list/article-url';
import { resultRequest } from '../pages/result/result-request';
import { parseResultSearch } from '../pages/result/result-url';
import { articleCategories, articleDetail, articleList, nothingFound, searchContent } from './fixtures';

// The keys of the queries hold nothing of the host.
const host = testHost();

const list = (search: string, shows: string[]): RenderCase => ({
  route: 'ArticleList',
  search,
  seed: client => {
    const request = listRequest(parseArticleSearch(search), articleCategories().list);
    client.setQueryData(articleCategoriesQuery(host).queryKey, articleCategories());
    client.setQueryData(articleListQuery(host, request).queryKey, articleList());
  },
  shows,
});

const result = (search: string, content = searchContent(), shows: string[] = []): RenderCase => ({
  route: 'Result',
  search,
  seed: client => client.setQueryData(searchQuery(host, resultRequest(parseResultSearch(search))).queryKey, content),
  shows,
});

/** Every route with the texts that its HTML must hold. */
export const renderCases: readonly RenderCase[] = [
  list('', ['技术文档', '第 7 篇：', '焦距与工作距离', '读完第 4 篇', '约 7 分钟', '光源与打光', '景深']),
  list('category=optics&tag=焦距', ['镜头怎样选的说明', '去掉标签 焦距']),
  list('category=none', ['没有栏目「none」，已显示全部']),
  {
    route: 'ArticleDetail',
    search: 'id=4',
    seed: client => client.setQueryData(articleDetailQuery(host, 4).queryKey, articleDetail()),
    shows: [
      '第 4 篇：焦距与工作距离',
      '作者 视选',
      '更新于',
      '光学手册',
      '相关的镜头',
      'MVL-MF824M',
      '前一篇',
      '远心镜头',
      '#小节',
    ],
  },
  { route: 'ArticleDetail', search: 'id=x', shows: ['没有找到这篇文章'] },
  result('keywords=500万 焦距', undefined, ['的搜索结果', '500 万像素', 'MVL', '型号相近', '查看全部 30 款', '§ 公式']),
  result('keywords=zzz', nothingFound(), ['没有找到符合全部关键词的内容', 'MV-CS050-10GM']),
  { route: 'Result', search: 'keywords=%20', shows: ['请输入关键词'] },
];
