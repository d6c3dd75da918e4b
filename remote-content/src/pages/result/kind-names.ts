import type { SearchKind } from '@shixuan/api/client';

/** Names and measure words of the kinds of results. */
export const kindNames: Readonly<Record<SearchKind, { name: string; unit: string }>> = {
  product: { name: '产品', unit: '款' },
  series: { name: '系列', unit: '个' },
  brand: { name: '品牌', unit: '个' },
  article: { name: '技术文档', unit: '篇' },
  download: { name: '资料', unit: '份' },
};
