import { AttributeDefinition, AttributeValue, applies, calls } from '@shixuan/api';
import { z } from 'zod';
import { findProduct } from '../../../domain/snapshot/find-product';
import { badInput } from '../../../platform/http/call-error';
import { defineTool } from '../tool';
import { NamedProduct, namedProduct, productLine, shownValue } from './product-parts';

/** As many as the comparison page shows beside each other. */
const MOST = 6;

export const compareProducts = defineTool({
  name: 'compare_products',
  title: '对比产品',
  description: '同一分类的 2 至 6 个产品逐项对比。values 与 texts 的次序与 products 相同；null 是未标注。',
  request: z.strictObject({ productIds: z.array(calls.productDetail.request.shape.id).min(2).max(MOST) }),
  content: z.object({
    category: z.string(),
    products: z.array(NamedProduct),
    rows: z.array(
      AttributeDefinition.pick({ key: true, label: true, unit: true, better: true }).extend({
        values: z.array(AttributeValue.nullable()),
        texts: z.array(z.string()),
        /** Whether known values differ. */
        differs: z.boolean(),
      }),
    ),
    /** The comparison page. */
    url: z.string(),
  }),
  async run({ productIds }, context) {
    const { index } = context.catalogue;
    const found = productIds.map(id => findProduct(index, id, '产品编号 productIds：'));
    const places = [...new Map(found.map(place => [place.product.id, place])).values()];
    const [first, ...others] = places;
    if (!first || others.length === 0) throw badInput('产品编号 productIds：至少两个不同的产品');
    const { category, attributes } = first.segment;
    const other = others.find(({ segment }) => segment.category.id !== category.id);
    if (other) {
      const { model } = other.product;
      throw badInput(`产品编号 productIds：「${model}」属于${other.segment.category.name}，不能与${category.name}对比`);
    }
    const products = places.map(({ product }) => namedProduct(product, context));
    const all = places.map(({ product }) => product.attrs);
    const rows = attributes
      .filter(attribute => all.some(attrs => applies(attribute, attrs)))
      .map(attribute => {
        const { key, label, unit, better } = attribute;
        const values = all.map(attrs => attrs[key] ?? null);
        const known = new Set(values.filter(value => value !== null).map(value => JSON.stringify(value)));
        const texts = all.map(attrs => shownValue(attribute, attrs));
        return { key, label, unit, better, values, texts, differs: known.size > 1 };
      });
    const url = `${context.origin}/compare?ids=${products.map(({ id }) => id).join(',')}`;
    const text = [
      `${category.name}对比（${url}）`,
      ...products.map(productLine),
      ...rows.map(({ label, texts }) => `${label}：${texts.join(' | ')}`),
    ];
    return { content: { category: category.name, products, rows, url }, text: text.join('\n') };
  },
});
