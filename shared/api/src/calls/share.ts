import { z } from 'zod';
import { defineCall } from '../call';
import { Brand, Id } from '../product';

export const brandSeries = defineCall({
  path: '/Share/BrandSeries',
  summary: '品牌与系列，可按分类过滤',
  request: z.strictObject({ categoryId: Id.optional() }),
  content: z.object({
    list: z.array(
      Brand.extend({
        count: z.number().int().nonnegative(),
        series: z.array(z.object({ name: z.string(), categoryId: Id, count: z.number().int().positive() })),
      }),
    ),
  }),
});
