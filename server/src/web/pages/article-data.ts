import type { Article } from '../../domain/articles/article-index';
import { breadcrumbList } from './breadcrumb-list';

/** What search engines read of an article: schema.org's TechArticle and where it stands in the site. */
export function articleData(article: Article, origin: string): object[] {
  const { id, title, summary, category, tags, published, updated, readingMinutes, references } = article;
  const publisher = { '@type': 'Organization', name: '视选', url: `${origin}/` };
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      description: summary,
      url: `${origin}/article/detail?id=${id}`,
      inLanguage: 'zh-CN',
      datePublished: published,
      dateModified: updated,
      articleSection: category.name,
      keywords: tags,
      timeRequired: `PT${readingMinutes}M`,
      author: publisher,
      publisher,
      citation: references.map(reference => ({
        '@type': 'CreativeWork',
        name: reference.title,
        publisher: reference.publisher,
        url: reference.url,
      })),
    },
    breadcrumbList(
      [
        { name: '首页', path: '/' },
        { name: '技术文档', path: '/article/list' },
        { name: category.name, path: `/article/list?category=${category.code}` },
        { name: title, path: `/article/detail?id=${id}` },
      ],
      origin,
    ),
  ];
}
