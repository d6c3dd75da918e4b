import { z } from 'zod';
import { defineCall } from '../call';
import { Id, ProductRow } from '../product';

export const ArticleCategory = z.object({
  id: Id,
  /** Code used in addresses: `optics` in `/article/list?category=optics`. */
  code: z.string(),
  name: z.string(),
  /** One sentence that says what the category is about. */
  description: z.string(),
  count: z.number().int().nonnegative(),
});
export type ArticleCategory = z.infer<typeof ArticleCategory>;

/** An article as lists show it. */
export const ArticleRow = z.object({
  id: Id,
  /** Latin name: of its file, and in links between articles. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: ArticleCategory.pick({ id: true, code: true, name: true }),
  tags: z.array(z.string()),
  readingMinutes: z.number().int().positive(),
  /** Days: `2026-11-21`. */
  published: z.string(),
  updated: z.string(),
  /** Its title drawing, as one `<svg>` element; sanitised. */
  coverSvg: z.string().nullable(),
});
export type ArticleRow = z.infer<typeof ArticleRow>;

/** An entry of an article's table of contents. */
export const ArticleHeading = z.object({
  /** The heading's `id` in the article's HTML. */
  id: z.string(),
  text: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});
export type ArticleHeading = z.infer<typeof ArticleHeading>;

export const ArticleReference = z.object({ title: z.string(), publisher: z.string(), url: z.string() });
export type ArticleReference = z.infer<typeof ArticleReference>;

/** Products that an article's rule finds at the moment. */
export const ArticleProducts = z.object({
  /** For `text`: the `data-products` of the element in the article's HTML that shows them. */
  key: z.string(),
  /** A block in the text, or one of the rules below the article. */
  place: z.enum(['text', 'related']),
  title: z.string(),
  categoryId: Id,
  total: z.number().int().nonnegative(),
  /** The rule as an address of the category's list. */
  listUrl: z.string(),
  /** The first of them. */
  rows: z.array(ProductRow),
});
export type ArticleProducts = z.infer<typeof ArticleProducts>;

const Neighbour = z.object({ id: Id, title: z.string() });

export const articleCategories = defineCall({
  operationId: 'articleCategorys',
  path: '/Article/Categorys',
  summary: '技术文档的栏目及各栏目文章数',
  request: z.strictObject({}),
  content: z.object({ list: z.array(ArticleCategory) }),
});

export const articleList = defineCall({
  path: '/Article/List',
  summary: '技术文档列表：按栏目与标签，最新的在前，分页',
  request: z.strictObject({
    categoryId: Id.optional(),
    tag: z.string().min(1).max(40).optional(),
    page: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(1).max(100).default(12),
  }),
  content: z.object({
    total: z.number().int().nonnegative(),
    page: z.number().int(),
    pageSize: z.number().int(),
    list: z.array(ArticleRow),
    /** Tags of the category's articles, whatever tag was asked for; the most frequent first. */
    tags: z.array(z.object({ name: z.string(), count: z.number().int().positive() })),
    /** Changes whenever the catalogue or an article changes. */
    catalogueVersion: z.string(),
  }),
});

export const articleDetail = defineCall({
  path: '/Article/Detail',
  summary: '一篇技术文档：正文、目录、参考文献、文中与相关的产品、前后篇',
  request: z.strictObject({ id: Id }),
  content: z.object({
    article: ArticleRow.extend({
      /** Sanitised; headings carry ids, formulas are HTML and MathML. */
      html: z.string(),
      toc: z.array(ArticleHeading),
      references: z.array(ArticleReference),
    }),
    products: z.array(ArticleProducts),
    /** Neighbours by id: the order in which the articles are meant to be read. */
    previous: Neighbour.nullable(),
    next: Neighbour.nullable(),
    /** Up to 4 articles that share tags or the category, the nearest first. */
    seeAlso: z.array(ArticleRow),
  }),
});
