import { z } from 'zod';
import { AttributeDefinition } from '../attribute';
import { defineCall } from '../call';
import { Facet, Filters } from '../facet';
import { Brand, Category, Id, ProductPicture, ProductRow, ProductSource } from '../product';
import { SelectedPart } from './selection-parts';

export const Sort = z.strictObject({
  /** Attribute key, or `model`, `brand`, `series`, `completeness` (share of the attributes that apply which are known), `like<id>` (nearest to that product). Products without a value come last both ways. */
  key: z.string().min(1).max(60),
  direction: z.enum(['asc', 'desc']),
});
export type Sort = z.infer<typeof Sort>;

export const productCategories = defineCall({
  operationId: 'productCategorys',
  path: '/Product/Categorys',
  summary: '产品分类及各类产品数',
  request: z.strictObject({}),
  content: z.object({ list: z.array(Category) }),
});

export const productList = defineCall({
  path: '/Product/List',
  summary: '产品列表：筛选、排序、分页，附每个筛选项的计数',
  request: z.strictObject({
    categoryId: Id,
    filters: Filters.default({}),
    sort: Sort.optional(),
    page: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(1).max(500).default(24),
    /** Also answer facets under these filters. */
    facets: z.boolean().default(false),
    /** Words, separated by spaces, that must all occur in part number, name, summary, brand, series or choices. */
    keyword: z.string().max(100).optional(),
    /** Products of one maker and series with equal data are one row; without it each is a row of its own. */
    fold: z.boolean().default(false),
  }),
  content: z.object({
    /** Products, also where several share a row. */
    total: z.number().int().nonnegative(),
    /** With `fold`: rows of all pages. */
    rowTotal: z.number().int().nonnegative().optional(),
    /** With `fold`: for rows of this page that stand for several products, the others. */
    equal: z.array(z.object({ id: Id, others: z.array(z.object({ id: Id, model: z.string() })) })).optional(),
    page: z.number().int(),
    pageSize: z.number().int(),
    list: z.array(ProductRow),
    facets: z.array(Facet).optional(),
    /** Where nothing fits: for each filter (and `keyword`) the number of products without it, largest first. */
    relax: z.array(z.object({ key: z.string(), total: z.number().int().nonnegative() })).optional(),
    /** With `facets`: what the list is called under its filters, and, for lists with a page of their own, what it holds. */
    listing: z.object({ title: z.string(), text: z.string().nullable() }).optional(),
    /** Changes whenever the catalogue changes. */
    catalogueVersion: z.string(),
  }),
});

export const productFiltersInit = defineCall({
  path: '/Product/FiltersInit',
  summary: '某分类的参数定义与全部筛选项（未加筛选时的计数）',
  request: z.strictObject({ categoryId: Id }),
  content: z.object({
    category: Category,
    attributes: z.array(AttributeDefinition),
    facets: z.array(Facet),
    total: z.number().int().nonnegative(),
    /** Lists of one filter that have a page of their own, by attribute. */
    landings: z
      .array(
        z.object({
          key: z.string(),
          label: z.string(),
          links: z.array(z.object({ label: z.string(), path: z.string(), count: z.number().int().positive() })),
        }),
      )
      .optional(),
    catalogueVersion: z.string(),
  }),
});

/** The envelope of a product, mm; the optical axis is z. `mountMm`: diameter of the mount, a circle on the face at z = 0. */
export const Solid = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('box'),
    width: z.number().positive(),
    height: z.number().positive(),
    length: z.number().positive(),
    mountMm: z.number().positive().optional(),
  }),
  z.object({
    kind: z.literal('cylinder'),
    diameter: z.number().positive(),
    length: z.number().positive(),
    mountMm: z.number().positive().optional(),
  }),
]);
export type Solid = z.infer<typeof Solid>;

export const productDetail = defineCall({
  path: '/Product/Detail',
  summary: '产品详情：参数、来源、同系列产品',
  request: z.strictObject({ id: Id }),
  content: z.object({
    product: ProductRow,
    brand: Brand,
    category: Category,
    attributes: z.array(AttributeDefinition),
    source: ProductSource,
    /** True when the record describes a whole series, not one model. */
    seriesLevel: z.boolean(),
    /** ISO 8601. */
    updatedAt: z.string(),
    /** Up to 24 products of the same brand and series, nearest in key figures first. */
    siblings: z.array(ProductRow),
    siblingTotal: z.number().int().nonnegative(),
    /** Other products of the series with exactly these data. */
    equal: z.array(z.object({ id: Id, model: z.string() })).optional(),
    /** 替代型号 as the maker states it; without `id` where the catalogue does not have it. */
    successor: z.object({ model: z.string(), id: Id.optional() }).optional(),
    /** Products of the maker that name this one as their successor. */
    replaces: z.array(z.object({ model: z.string(), id: Id.optional() })).optional(),
    /** Figures of this record that cannot be true together, each pair in one sentence; absent where there are none. */
    contradictions: z.array(z.string()).optional(),
    /** The envelope in space; absent where the known dimensions do not determine it. */
    solid: Solid.optional(),
    /** Photos and drawings that an import brought, in its order; absent where there are none. */
    pictures: z.array(ProductPicture).optional(),
  }),
});

/** One condition of fitting together. `unknown`: a figure is 未标注, so nothing can be promised; `warn`: fits with the limitation that `text` names. */
export const CompatibleReason = z.object({
  /** `像圈 17.6 mm ≥ 靶面 11.1 mm，余量 6.5 mm` */
  text: z.string(),
  state: z.enum(['pass', 'unknown', 'warn']),
  /** Required value, offered value and margin; in one unit, which the text names. */
  limit: z.number().optional(),
  value: z.number().optional(),
  margin: z.number().optional(),
});
export type CompatibleReason = z.infer<typeof CompatibleReason>;

export const CompatibleGroup = z.object({
  kind: z.enum(['lens', 'camera', 'grabber', 'light']),
  categoryId: Id,
  /** 可配的 FA 镜头 */
  title: z.string(),
  /** All candidates that no known figure rules out. */
  total: z.number().int().nonnegative(),
  /** Candidates for which every condition is known and met. */
  passing: z.number().int().nonnegative(),
  /** The first of them: all conditions met first, then the smallest sufficient margin; no more than two of one series. */
  list: z.array(z.object({ row: ProductRow, reasons: z.array(CompatibleReason).min(1) })),
  /** The conditions as an address of the category's list, 未标注 included. */
  listUrl: z.string(),
});
export type CompatibleGroup = z.infer<typeof CompatibleGroup>;

export const productCompatible = defineCall({
  path: '/Product/Compatible',
  summary: '可配套的产品：由接口、像圈、像元、带宽等参数计算，附理由与余量',
  request: z.strictObject({ id: Id }),
  content: z.object({ groups: z.array(CompatibleGroup) }),
});

export const productFiles = defineCall({
  path: '/Product/Files',
  summary: '产品的资料：下载中心里写有该型号的文件（名称公开，下载需登录）',
  request: z.strictObject({ id: Id }),
  content: z.object({
    list: z.array(
      z.object({
        title: z.string(),
        format: z.string(),
        version: z.string(),
        /** In bytes. */
        size: z.number().int().nonnegative(),
        /** ISO 8601. */
        publishedAt: z.string(),
        /** The download centre with this file in sight. */
        url: z.string(),
      }),
    ),
  }),
});

/** One figure over the models of a series. Models that do not state it are left out; `known` says how many do. */
export const SeriesFigure = z.object({
  key: z.string(),
  known: z.number().int().nonnegative(),
  /** Numbers and ranges: from the smallest to the largest; an end that some model leaves open is absent. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Choices, several, yes/no and texts: each value that occurs, the most frequent first. */
  values: z.array(z.string()).optional(),
});
export type SeriesFigure = z.infer<typeof SeriesFigure>;

export const productSeries = defineCall({
  path: '/Product/Series',
  summary: '某分类的系列对照：符合筛选条件的型号按品牌与系列归组，附关键参数的范围',
  request: z.strictObject({ categoryId: Id, filters: Filters.default({}) }),
  content: z.object({
    /** Products that pass the filters. */
    total: z.number().int().nonnegative(),
    /** By brand, then by series; products without a series stand under `null`. */
    list: z.array(
      z.object({
        brand: Brand.pick({ id: true, name: true, nameZh: true }),
        series: z.string().nullable(),
        count: z.number().int().positive(),
        /** The category's key figures, the most deciding first. */
        figures: z.array(SeriesFigure),
      }),
    ),
    /** Records that describe a whole series and are no product: each has a page, and counts nowhere. */
    entries: z
      .array(z.object({ id: Id, brand: Brand.pick({ id: true, name: true, nameZh: true }), name: z.string() }))
      .optional(),
    catalogueVersion: z.string(),
  }),
});

/** A dropdown's options, or products by what is being typed: `key` and `keyword` exclude each other. */
export const productDropdown = defineCall({
  path: '/Product/Dropdown',
  summary: '某分类中一个参数（或 brand、series）的下拉选项；或按品牌与部分型号联想相机、镜头、光源、采集卡',
  request: z
    .strictObject({
      /** Needed with `key`; with `keyword` it narrows the search. */
      categoryId: Id.optional(),
      key: z.string().min(1).max(60).optional(),
      /** Words that must all occur in part number, brand or series; separators make no difference. */
      keyword: z.string().max(100).optional(),
      role: z.enum(['camera', 'lens', 'light', 'grabber']).optional(),
      /** Id of a brand. */
      brand: Id.optional(),
      limit: z.number().int().min(1).max(50).default(12),
    })
    .refine(
      ({ key, keyword }) => key === undefined || keyword === undefined,
      '参数名 key 与关键词 keyword 只能给出一个',
    )
    .meta({ not: { required: ['key', 'keyword'] } }),
  content: z.object({
    /** Empty where products were asked for. */
    list: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int().nonnegative() })),
    /** The best match first, with the facts that the engine needs. Only where a keyword was given. */
    products: z.array(SelectedPart).optional(),
  }),
});

export const brandSeries = defineCall({
  path: '/Share/BrandSeries',
  summary: '品牌与系列，可按分类过滤',
  request: z.strictObject({ categoryId: Id.optional() }),
  content: z.object({
    list: z.array(
      Brand.extend({
        count: z.number().int().nonnegative(),
        series: z.array(z.object({ name: z.string(), categoryId: Id, count: z.number().int().positive() })),
        /** Records that describe a whole series and are no product: each has a page, and counts nowhere. */
        entries: z.array(z.object({ id: Id, name: z.string(), categoryId: Id })).optional(),
      }),
    ),
  }),
});
