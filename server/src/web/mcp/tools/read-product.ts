import { AttributeDefinition, AttributeValue, calls } from '@shixuan/api';
import { z } from 'zod';
import { contentOf, defineTool } from '../tool';
import { NamedProduct, namedProduct, productLine, shownValue } from './product-parts';

const { content } = calls.productDetail;

export const readProduct = defineTool({
  name: 'read_product',
  title: '读取产品',
  description: '一个产品的全部参数、来源与替代型号。value 为 null 是制造商没有标注（未标注），不是 0。',
  request: calls.productDetail.request,
  content: z.object({
    product: NamedProduct,
    category: z.string(),
    figures: z.array(
      AttributeDefinition.pick({ key: true, label: true, unit: true, group: true }).extend({
        value: AttributeValue.nullable(),
        /** As visitors read it. */
        text: z.string(),
      }),
    ),
    ...content.pick({ source: true, successor: true, replaces: true, updatedAt: true, seriesLevel: true }).shape,
  }),
  async run(request, context) {
    const found = await contentOf('productDetail', request, context);
    const { source, successor, replaces, updatedAt, seriesLevel } = found;
    const product = namedProduct(found.product, context);
    const { attrs } = found.product;
    const figures = found.attributes.map(attribute => {
      const { key, label, unit, group } = attribute;
      return { key, label, unit, group, value: attrs[key] ?? null, text: shownValue(attribute, attrs) };
    });
    const text = [
      productLine(product),
      ...figures.map(({ label, text }) => `${label}：${text}`),
      `来源：${source.tier ?? '未标注'}${source.url ? `，${source.url}` : ''}`,
      ...(successor ? [`替代型号：${successor.model}`] : []),
    ];
    return {
      content: {
        product,
        category: found.category.name,
        figures,
        source,
        successor,
        replaces,
        updatedAt,
        seriesLevel,
      },
      text: text.join('\n'),
    };
  },
});
