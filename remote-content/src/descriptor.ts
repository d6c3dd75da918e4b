import type { PageRecord, RemoteDescriptor, StructuredNode } from '@shixuan/host';
import { listFoot } from './lib/fills';

const publisher: StructuredNode = { type: 'Organization', fields: { name: '视选', url: { url: '/' } } };

const articleList: PageRecord = {
  address: 'articleList',
  data: [{ call: 'articleCategories' }, { call: 'articleList' }],
  title: ['{address.tag}', '{address.category.name}', '技术文档', '{address.page}'],
  description: '{address.category.description}',
  canonical: '{address.canonical}',
  structuredData: [
    {
      type: 'ItemList',
      fields: {
        numberOfItems: { copy: 'articleList.total' },
        itemListElement: {
          each: 'articleList.list',
          node: {
            type: 'ListItem',
            fields: {
              position: { copy: 'position' },
              name: '{item.title}',
              url: { url: '/article/detail?id={item.id}' },
            },
          },
        },
      },
    },
  ],
};

const articleDetail: PageRecord = {
  data: [{ call: 'articleDetail', request: { id: { query: 'id', type: 'id' } }, required: true }],
  title: '{articleDetail.article.title}',
  description: '{articleDetail.article.summary}',
  canonical: '/article/detail?id={articleDetail.article.id}',
  share: { kind: 'article', image: '/share/articles/{articleDetail.article.id}.png' },
  structuredData: [
    {
      type: 'TechArticle',
      fields: {
        headline: '{articleDetail.article.title}',
        description: '{articleDetail.article.summary}',
        url: { url: '/article/detail?id={articleDetail.article.id}' },
        image: { url: '/share/articles/{articleDetail.article.id}.png' },
        inLanguage: 'zh-CN',
        datePublished: '{articleDetail.article.published}',
        dateModified: '{articleDetail.article.updated}',
        articleSection: '{articleDetail.article.category.name}',
        keywords: { copy: 'articleDetail.article.tags' },
        timeRequired: 'PT{articleDetail.article.readingMinutes}M',
        author: publisher,
        publisher,
        citation: {
          each: 'articleDetail.article.references',
          node: {
            type: 'CreativeWork',
            fields: { name: '{item.title}', publisher: '{item.publisher}', url: '{item.url}' },
          },
        },
      },
    },
    {
      type: 'BreadcrumbList',
      fields: {
        itemListElement: {
          steps: [
            { name: '首页', path: '/' },
            { name: '技术文档', path: '/article/list' },
            {
              name: '{articleDetail.article.category.name}',
              path: '/article/list?category={articleDetail.article.category.code}',
            },
            { name: '{articleDetail.article.title}', path: '/article/detail?id={articleDetail.article.id}' },
          ],
        },
      },
    },
  ],
};

/** The descriptor of articles and search; the build adds the rest of `remote.json`. */
export const descriptor = {
  name: 'content',
  owner: '内容组',
  title: '技术文档与搜索',
  requires: { contract: '^1.6.0' },
  trustedTypes: ['content-articles'],
  fills: [listFoot],
  routes: [
    {
      id: 'ArticleList',
      path: '/article/list',
      cases: ['', '?page=2'],
      title: '技术文档',
      description: '机器视觉选型的计算与做法：分辨率、镜头、光源、线扫、接口与 3D，每个数字都能复算。',
      keepAlive: true,
      page: articleList,
    },
    {
      id: 'ArticleDetail',
      path: '/article/detail',
      cases: ['?id=1'],
      title: '技术文档',
      description: '机器视觉选型的一篇技术文档：公式、算例、图与相关产品。',
      page: articleDetail,
    },
    {
      id: 'Result',
      path: '/result',
      cases: ['?keywords=相机', ''],
      title: '搜索结果',
      description: '按关键词搜索产品、系列、品牌与技术文档。',
      keepAlive: true,
      page: { indexed: false },
    },
  ],
} as const satisfies RemoteDescriptor;
