import type { AttributeDefinition, AttributeValue } from '@shixuan/api';
import { formatValue } from '@shixuan/api/format-value';
import type { Article } from '../../domain/articles/article-index';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { Segment } from '../../domain/catalogue/index/segment';
import { articleData } from './article-data';
import { breadcrumbList } from './breadcrumb-list';

/** What a page is about: a category, one product of it, or an article. */
export type Subject = { segment: Segment; product: IndexProduct | null } | { article: Article };

/**
 * What search engines read of a page, as a schema.org graph: where it stands in the site, and the product with its
 * figures, or the article. Only known figures are named.
 * @param origin `https://host`, or empty for addresses relative to the page
 */
export function structuredData(subject: Subject, origin: string): object {
  if ('article' in subject) return graph(articleData(subject.article, origin));
  const { segment, product } = subject;
  return graph([...(product ? [productNode(segment, product, origin)] : []), breadcrumbs(segment, product, origin)]);
}

const graph = (nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });

function productNode({ category, attributes }: Segment, product: IndexProduct, origin: string): object {
  return {
    '@type': 'Product',
    name: `${product.brand.nameZh ?? product.brand.name} ${product.model}`,
    description: `${product.name}。${product.summary}`,
    url: `${origin}/goods/detail?id=${product.id}`,
    image: `${origin}${product.drawing.src}`,
    brand: { '@type': 'Brand', name: product.brand.name },
    model: product.model,
    mpn: product.model,
    category: category.name,
    additionalProperty: attributes.flatMap(attribute => propertyValue(attribute, product.attrs[attribute.key])),
  };
}

function propertyValue(attribute: AttributeDefinition, value: AttributeValue | undefined): object[] {
  const text = formatValue(attribute, value);
  if (text === null) return [];
  const { key, label, unit, type } = attribute;
  const property = { '@type': 'PropertyValue', propertyID: key, name: label };
  const unitText = unit ? { unitText: unit } : {};
  if (type === 'number') return [{ ...property, value, ...unitText }];
  if (type === 'range' && Array.isArray(value)) {
    const [minValue, maxValue] = value;
    const ends = { ...(minValue !== null && { minValue }), ...(maxValue !== null && { maxValue }) };
    return [{ ...property, ...ends, ...unitText }];
  }
  return [{ ...property, value: text }];
}

function breadcrumbs({ category }: Segment, product: IndexProduct | null, origin: string): object {
  const steps = [
    { name: '首页', path: '/' },
    { name: '产品查询', path: '/goods/list' },
    { name: category.name, path: `/goods/list?categoryId=${category.id}` },
    ...(product ? [{ name: product.model, path: `/goods/detail?id=${product.id}` }] : []),
  ];
  return breadcrumbList(steps, origin);
}
