import { calls } from '@shixuan/api';
import { z } from 'zod';
import { contentOf, defineTool } from '../tool';
import { NamedProduct, namedProduct, productLine } from './product-parts';

/** Products in one answer at most: an assistant reads every one of them. */
const MOST = 50;

const { content } = calls.search;

export const searchProducts = defineTool({
  name: 'search_products',
  title: '搜索产品',
  description:
    '按关键词找产品：型号、品牌、种类与参数可以混写，例如「海康 500万 全局快门 GigE」「远心镜头 0.3倍」。看得懂的词变成筛选条件（understood），其余按文字找。',
  request: calls.search.request.omit({ kind: true, pageSize: true }).extend({
    pageSize: z.number().int().min(1).max(MOST).default(10),
  }),
  content: z.object({
    ...content.pick({ keywords: true, note: true, nearest: true, notCarried: true, task: true, catalogueVersion: true })
      .shape,
    total: content.shape.products.shape.total,
    understood: z.array(z.string()),
    categories: content.shape.products.shape.categories,
    list: z.array(NamedProduct),
  }),
  async run(request, context) {
    const found = await contentOf('search', { ...request, kind: 'product' }, context);
    const list = found.groups.flatMap(group =>
      group.kind === 'product' ? group.hits.map(({ row }) => namedProduct(row, context)) : [],
    );
    const { keywords, note, nearest, notCarried, catalogueVersion } = found;
    const task = found.task && { ...found.task, path: context.origin + found.task.path };
    const { total } = found.products;
    const categories = found.products.categories.map(({ listUrl, ...category }) => ({
      ...category,
      listUrl: listUrl && context.origin + listUrl,
    }));
    const understood = found.understood.filter(({ active }) => active).map(({ label }) => label);
    const text = [
      `「${keywords}」找到 ${total} 个产品${understood.length > 0 ? `，理解为：${understood.join('、')}` : ''}`,
      ...(note ? [note] : []),
      ...(task ? [`像是选型任务：${task.says}（${task.path}）`] : []),
      ...list.map(productLine),
      ...(total === 0 && nearest.length > 0 ? [`相近的搜索：${nearest.map(({ text }) => text).join('、')}`] : []),
    ];
    return {
      content: { keywords, note, nearest, notCarried, task, catalogueVersion, total, understood, categories, list },
      text: text.join('\n'),
    };
  },
});
