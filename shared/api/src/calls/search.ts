import { z } from 'zod';
import { defineCall } from '../call';
import { Facet, Filters } from '../facet';
import { Brand, Id, ProductRow } from '../product';

/** From `start` up to before `end`, in UTF-16 units of the text it is about; never inside a character. */
export const Span = z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]);
export type Span = z.infer<typeof Span>;

export const SearchKind = z.enum(['product', 'series', 'brand', 'article', 'download']);
export type SearchKind = z.infer<typeof SearchKind>;

const Count = z.number().int().nonnegative();
const Spans = z.array(Span);

/** The visitor's input, of any content; beyond 200 characters it is cut, and `note` says so. */
const keywords = z.string({ error: '关键词：请输入关键词' }).min(1, '关键词：请输入关键词').max(50_000, '关键词：过长');

/** A part of the query that the catalogue understands, with its filters in each category that has them. */
export const UnderstoodTerm = z.object({
  /** The part as it is searched; goes into `without`, and is readable in an address: `500万`, `全局快门`. */
  key: z.string(),
  /** `500 万像素`, `全局快门`, `GigE 千兆网`, `品牌 海康机器人` */
  label: z.string(),
  /** Its position in `keywords` of the answer. */
  span: Span,
  /** False: named in `without`, so it is searched as plain words. */
  active: z.boolean(),
  /** No filters: the term names the category itself. */
  becomes: z.array(z.object({ categoryId: Id, filters: Filters })),
});
export type UnderstoodTerm = z.infer<typeof UnderstoodTerm>;

const brand = Brand.pick({ id: true, name: true, nameZh: true });

/** `marks`: the parts that match, for each text that the page may show; fields without any are absent. */
export const ProductHit = z.object({
  row: ProductRow,
  /** Page of the product. */
  url: z.string(),
  /** True when the part number differs by one character from what was typed. */
  approximate: z.boolean(),
  marks: z.object({
    model: Spans.optional(),
    name: Spans.optional(),
    summary: Spans.optional(),
    series: Spans.optional(),
    brandName: Spans.optional(),
    brandNameZh: Spans.optional(),
  }),
});
export type ProductHit = z.infer<typeof ProductHit>;

export const SeriesHit = z.object({
  series: z.string(),
  brand,
  categoryId: Id,
  categoryName: z.string(),
  /** 0: only a record of the series as a whole is known. */
  count: Count,
  /** The list of its products, or the page of the record. */
  url: z.string(),
  marks: z.object({ series: Spans.optional(), brandName: Spans.optional(), brandNameZh: Spans.optional() }),
});
export type SeriesHit = z.infer<typeof SeriesHit>;

export const BrandHit = z.object({
  brand,
  country: z.string().nullable(),
  count: Count,
  /** Its products by category, with the list of each. */
  categories: z.array(z.object({ categoryId: Id, name: z.string(), count: Count, url: z.string() })),
  marks: z.object({ brandName: Spans.optional(), brandNameZh: Spans.optional() }),
});
export type BrandHit = z.infer<typeof BrandHit>;

export const ArticleHit = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  /** The passage that matches best; null when title, summary or tags already hold every word. */
  passage: z.string().nullable(),
  /** Heading under which the passage stands. */
  section: z.string().nullable(),
  tags: z.array(z.string()),
  updated: z.string(),
  /** Page of the article, at the heading of the passage. */
  url: z.string(),
  marks: z.object({ title: Spans.optional(), summary: Spans.optional(), passage: Spans.optional() }),
});
export type ArticleHit = z.infer<typeof ArticleHit>;

export const DownloadHit = z.object({
  id: Id,
  title: z.string(),
  detail: z.string(),
  url: z.string(),
  marks: z.object({ title: Spans.optional(), detail: Spans.optional() }),
});
export type DownloadHit = z.infer<typeof DownloadHit>;

/** Without `kind` in the request each group holds its first few hits; with it one group is paged, the others have totals only. */
export const SearchGroup = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), total: Count, hits: z.array(ProductHit) }),
  z.object({ kind: z.literal('series'), total: Count, hits: z.array(SeriesHit) }),
  z.object({ kind: z.literal('brand'), total: Count, hits: z.array(BrandHit) }),
  z.object({ kind: z.literal('article'), total: Count, hits: z.array(ArticleHit) }),
  z.object({ kind: z.literal('download'), total: Count, hits: z.array(DownloadHit) }),
]);
export type SearchGroup = z.infer<typeof SearchGroup>;

/** A task of the selection helpers: what was read of it, and the page that answers it. */
const TaskInWords = z.object({ says: z.string(), path: z.string() });

export const search = defineCall({
  path: '/Home/Search',
  summary: '全站搜索：产品、系列、品牌、文章、资料，附对关键词的理解',
  request: z.strictObject({
    keywords,
    kind: SearchKind.optional(),
    page: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(100).default(24),
    /** Narrows the products to one category, and answers its facets. */
    categoryId: Id.optional(),
    /** On top of what the query itself asks for; only with `categoryId`. */
    filters: Filters.default({}),
    /** Keys of understood terms that are to be searched as plain words. */
    without: z.array(z.string().max(200)).max(50).default([]),
  }),
  content: z.object({
    /** The query as it was read: no control characters, single spaces, cut; spans count in it. */
    keywords: z.string(),
    /** Chinese sentence for the visitor, such as that the query was cut; null when there is nothing to say. */
    note: z.string().nullable(),
    understood: z.array(UnderstoodTerm),
    /** The words that are searched as they are. */
    rest: z.array(z.string()),
    /** Every kind, in the order in which they should be shown: the kind that answers the query best first. */
    groups: z.array(SearchGroup),
    products: z.object({
      /** With `categoryId`: in that category, under `filters`. */
      total: Count,
      /** Categories in which something is found, without regard to `categoryId` and `filters`; the most relevant first. */
      categories: z.array(
        z.object({
          categoryId: Id,
          name: z.string(),
          total: Count,
          /** The list page with the same filters; null when words are left that no filter of the list stands for. */
          listUrl: z.string().nullable(),
        }),
      ),
      /** Of the category asked for, under the understood terms and `filters`. */
      facets: z.array(Facet).optional(),
    }),
    /** Queries near to this one that find something, when it finds nothing or little. */
    nearest: z.array(z.object({ text: z.string(), total: Count })),
    /** Makers and kinds of devices in the query that the catalogue does not carry: `康耐视 Cognex`. */
    notCarried: z.array(z.string()).optional(),
    /** The task of the selection helpers that the query tells instead of a product. */
    task: TaskInWords.optional(),
    /** What several visitors searched for, where no product is found: names of the catalogue, with their results. */
    popular: z.array(z.object({ text: z.string(), total: Count })).optional(),
    catalogueVersion: z.string(),
  }),
});

/** `list`: a list of products under the filters that the query was understood as. */
export const SuggestKind = z.enum(['list', ...SearchKind.options]);
export type SuggestKind = z.infer<typeof SuggestKind>;

export const SuggestItem = z.object({
  label: z.string(),
  /** Second line or right column; empty when there is nothing to add. */
  detail: z.string(),
  /** Page that choosing it opens. */
  url: z.string(),
  marks: z.object({ label: Spans.optional(), detail: Spans.optional() }),
});
export type SuggestItem = z.infer<typeof SuggestItem>;

export const suggest = defineCall({
  path: '/Home/Suggest',
  summary: '搜索联想：按种类分组，每组最多五条',
  request: z.strictObject({ keywords }),
  content: z.object({
    /** Only kinds that have something, the best first. */
    groups: z.array(z.object({ kind: SuggestKind, total: Count, items: z.array(SuggestItem) })),
    /** Makers and kinds of devices in the keywords that the catalogue does not carry. */
    notCarried: z.array(z.string()).optional(),
    /** As in the answer of a search: the task that the keywords tell instead of a product, offered behind all groups. */
    task: TaskInWords.optional(),
    /** The keywords as they were sent: an answer to older input is discarded. */
    forKeywords: z.string(),
  }),
});
