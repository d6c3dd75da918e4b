import { keyFigures } from '@shixuan/api';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';

/** Resources of the Model Context Protocol: the articles, and what each category's attributes mean. */
export interface ListedResource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
}

const TEXT = 'text/plain';
/** Resources in one answer of a list. */
const PAGE = 20;

export const articleUri = (id: number): string => `shixuan://article/${id}`;
const glossaryUri = (code: string) => `shixuan://glossary/${code}`;

export const resourceTemplates = [
  {
    uriTemplate: 'shixuan://article/{id}',
    name: 'article',
    title: '技术文档',
    description: '一篇技术文档的全文（纯文本，公式与图见网页），编号由 find_articles 给出',
    mimeType: TEXT,
  },
  {
    uriTemplate: 'shixuan://glossary/{category}',
    name: 'glossary',
    title: '参数词汇',
    description: '一类产品的参数：名称、单位、取值与含义；category 是分类代码，例如 area-camera',
    mimeType: TEXT,
  },
];

/** All resources of a state of the catalogue, the glossaries first. */
function allResources({ index, articles }: CatalogueSnapshot): ListedResource[] {
  const glossaries = [...index.segments.values()].map(({ category: { code, name }, attributes }) => ({
    uri: glossaryUri(code),
    name: code,
    title: `参数词汇：${name}`,
    description: keyFigures(attributes)
      .map(({ label }) => label)
      .join('、'),
    mimeType: TEXT,
  }));
  const texts = articles.inOrder.map(({ id, slug, title, summary }) => ({
    uri: articleUri(id),
    name: slug,
    title,
    description: summary,
    mimeType: TEXT,
  }));
  return [...glossaries, ...texts];
}

/**
 * One page of the list.
 * @param cursor from the page before
 * @returns null for a cursor that no page gave
 */
export function listResources(catalogue: CatalogueSnapshot, cursor: string | undefined) {
  const all = allResources(catalogue);
  const start = cursor === undefined ? 0 : /^\d{1,6}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(start < all.length || start === 0) || start % PAGE !== 0) return null;
  const end = start + PAGE;
  return { resources: all.slice(start, end), ...(end < all.length && { nextCursor: String(end) }) };
}

/** The text of a resource; null where there is none of that address. */
export function readResource({ index, articles }: CatalogueSnapshot, uri: string, origin: string): string | null {
  const article = /^shixuan:\/\/article\/([1-9]\d{0,8})$/.exec(uri);
  if (article) {
    const found = articles.find(Number(article[1]));
    if (!found) return null;
    const { id, title, summary, updated, sections, references } = found;
    return [
      `# ${title}`,
      summary,
      `更新：${updated}　网页：${origin}/article/detail?id=${id}`,
      ...sections.flatMap(({ heading, text }) => [heading && `## ${heading}`, text].filter(Boolean)),
      ...(references.length > 0 ? ['## 参考文献'] : []),
      ...references.map(({ title, publisher, url }) => `- ${title}，${publisher}，${url}`),
    ].join('\n\n');
  }
  const code = /^shixuan:\/\/glossary\/([a-z0-9-]{1,40})$/.exec(uri)?.[1];
  const segment = [...index.segments.values()].find(({ category }) => category.code === code);
  if (!segment) return null;
  const { category, attributes } = segment;
  return [
    `# ${category.name}的参数`,
    category.description,
    ...attributes.map(({ label, key, unit, help, options }) => {
      const values = options?.map(({ label }) => label).join('、');
      return `- ${label}（${key}${unit ? `，${unit}` : ''}）：${help}${values ? ` 取值：${values}。` : ''}`;
    }),
  ].join('\n');
}
