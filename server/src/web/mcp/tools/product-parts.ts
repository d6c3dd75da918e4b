import { type AttributeDefinition, type Attributes, applies, brandNames, ProductRow } from '@shixuan/api';
import { formatWithUnit } from '@shixuan/api/format-value';
import { UNKNOWN } from '@shixuan/units';
import { z } from 'zod';
import { productUrl, type ToolContext } from '../tool';

/** A product as tools name it. */
export const NamedProduct = ProductRow.pick({ id: true, model: true, name: true, summary: true, series: true }).extend({
  brand: z.string(),
  /** Page of the product. */
  url: z.string(),
});
export type NamedProduct = z.infer<typeof NamedProduct>;

export const namedProduct = (
  { id, model, name, summary, series, brand }: Omit<ProductRow, 'attrs' | 'drawing'>,
  context: ToolContext,
): NamedProduct => ({ id, model, name, summary, series, brand: brandNames(brand), url: productUrl(context, id) });

/** How a value of an attribute reads: `3.45 µm`, `未标注` where the maker does not state it, `不适用` for another kind. */
export const shownValue = (attribute: AttributeDefinition, attrs: Attributes): string =>
  formatWithUnit(attribute, attrs[attribute.key]) ?? (applies(attribute, attrs) ? UNKNOWN : '不适用');

export const productLine = ({ brand, model, name, summary, url }: NamedProduct): string =>
  `${brand} ${model}：${name}，${summary}（${url}）`;
