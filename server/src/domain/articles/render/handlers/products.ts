import { productRule } from '../product-rule';
import type { RenderContext } from '../render-context';
import { type Directive, element, type HtmlElement, text } from '../trees';
import { labelText } from './label-text';
import { readAttributes } from './read-attributes';

const MOST = 8;
const USUAL = 4;

/** `::products[标题]{category=… query="…" limit=4}`: a placeholder that the page fills with the rule's products. */
export function products(context: RenderContext, node: Directive): HtmlElement | undefined {
  const attributes = readAttributes(context, node, ['category', 'query'], ['limit']);
  if (!attributes) return undefined;
  const title = labelText(node);
  if (!title) return context.refuse(node, '产品列表应有标题：::products[标题]{…}');
  const limit = attributes.limit === undefined ? USUAL : Number(attributes.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    return context.refuse(node, `limit 应为 1 到 ${MOST} 的整数`);
  const key = `text-${context.rules.length + 1}`;
  const { category = '', query = '' } = attributes;
  const rule = productRule({ key, place: 'text', title, category, query, limit }, context.setting);
  if (typeof rule === 'string') return context.refuse(node, rule);
  context.rules.push(rule);
  // The link inside is shown until the page has the products.
  return element('div', { className: ['products'], dataProducts: key }, [
    element('a', { href: rule.listUrl }, [text(title)]),
  ]);
}
