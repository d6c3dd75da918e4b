import type { ConfigSchema } from '@shixuan/host';

/** What operators may set of the catalogue. */
export const config = {
  type: 'object',
  properties: {
    newestArticles: { type: 'integer', title: '首页「最新技术文档」的篇数', minimum: 1, maximum: 12, default: 6 },
  },
} as const satisfies ConfigSchema;
