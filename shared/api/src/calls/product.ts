import { z } from 'zod';
import { AttributeDefinition } from '../attribute';
import { defineCall } from '../call';
import { Facet, Filters } from '../facet';
import { Brand, Category, Id, ProductRow, ProductSource } from '../product';

export const Sort = z.strictObject({
  /** Attribute key, or `model`, `brand`, `series`. Products without a value come last both ways. */
  key: z.string().min(1).max(60),
  direction: z.enum(['asc', 'desc']),
});
export type Sort = z.infer<typeof Sort>;

export const productCategorys = defineCall({
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
    pageSize: z.number().int().min(1).max(100).default(24),
    /** Also answer facets under these filters. */
    facets: z.boolean().default(false),
  }),
  content: z.object({
    total: z.number().int().nonnegative(),
    page: z.number().int(),
    pageSize: z.number().int(),
    list: z.array(ProductRow),
    facets: z.array(Facet).optional(),
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
    catalogueVersion: z.string(),
  }),
});

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
  }),
});

export const productDropdown = defineCall({
  path: '/Product/Dropdown',
  summary: '某分类中一个参数（或 brand、series）的下拉选项',
  request: z.strictObject({ categoryId: Id, key: z.string().min(1).max(60) }),
  content: z.object({
    list: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int().nonnegative() })),
  }),
});
