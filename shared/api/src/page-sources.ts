import { z } from 'zod';
import type { CallName } from './calls';
import { ArticleCategory } from './calls/article';
import { Category } from './product';

/**
 * The calls whose answers a route may declare as first data of its page: public reads that follow from the catalogue
 * alone and cost a page about a millisecond. The solver's calls are not among them.
 */
export const pageCalls = [
  'initConfig',
  'menus',
  'productCategories',
  'productList',
  'productFiltersInit',
  'productDetail',
  'productCompatible',
  'productSeries',
  'productDropdown',
  'articleCategories',
  'articleList',
  'articleDetail',
  'brandSeries',
] as const satisfies readonly CallName[];
export type PageCall = (typeof pageCalls)[number];

/**
 * Readers of addresses that a route may name, each with the values that templates find under `address`.
 * - `productList`: the address of a product list (`@shixuan/list-url`), held against the category's attributes; makes
 *   the requests of `productFiltersInit` and `productList`. Without `categoryId` there are neither values nor requests.
 * - `articleList`: `category`, `tag` and `page`; makes the requests of `articleCategories` and `articleList`.
 */
export const addressValues = {
  productList: z.object({
    category: Category.nullable(),
    canonical: z.string().nullable(),
    /** The category with its filters and, after the first, the number of the page. */
    title: z.string(),
    /** The products in one sentence; null for filters that are no page of their own. */
    text: z.string().nullable(),
    /** What its filters are called: `海康机器人`, `500 万像素`; null where they are no page of their own. */
    landing: z.string().nullable(),
  }),
  articleList: z.object({
    category: ArticleCategory.nullable(),
    tag: z.string().nullable(),
    /** `第 2 页`; null on the first. */
    page: z.string().nullable(),
    canonical: z.string(),
  }),
};
export type AddressName = keyof typeof addressValues;
