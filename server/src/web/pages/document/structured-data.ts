import type { AttributeDefinition, Attributes, AttributeValue } from '@shixuan/api';
import { formatValue } from '@shixuan/api/format-value';
import type { StructuredNode, StructuredValue } from '@shixuan/host';
import { fillAddress, fillTemplate, type Values, valueAt } from './fill-template';

/**
 * A page's structured data for search engines, as a schema.org graph; null when the page's record declares none.
 * @param origin `https://host`, or empty for addresses relative to the page
 */
export function structuredData(nodes: readonly StructuredNode[], values: Values, origin: string): object | null {
  const graph = nodes
    .filter(({ when }) => when === undefined || (valueAt(values, when) && !isEmptyList(valueAt(values, when))))
    .map(node => nodeOf(node, values, origin));
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : null;
}

/** Where a page stands that declares nothing else; null for the home page. The same form as `structuredData`. */
export const breadcrumbs = ({ path }: { path: string }, name: string, origin: string): object | null =>
  path === '/'
    ? null
    : structuredData(
        [
          {
            type: 'BreadcrumbList',
            fields: {
              itemListElement: {
                steps: [
                  { name: '首页', path: '/' },
                  { name: '{name}', path },
                ],
              },
            },
          },
        ],
        { name },
        origin,
      );

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Fields without a value, and lists of nothing, are left out. */
function nodeOf({ type, fields }: StructuredNode, values: Values, origin: string): object {
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value = fieldOf(field, values, origin);
    return value === null || value === undefined || isEmptyList(value) ? [] : [[name, value]];
  });
  return { '@type': type, ...Object.fromEntries(known) };
}

function fieldOf(field: StructuredValue, values: Values, origin: string): unknown {
  if (typeof field === 'string') return fillTemplate(field, values);
  if ('url' in field) {
    const path = fillAddress(field.url, values);
    return path === null ? null : origin + path;
  }
  if ('copy' in field) return valueAt(values, field.copy);
  if ('steps' in field) return listItems(field.steps, values, origin);
  if ('properties' in field) return propertyValues(valueAt(values, field.properties), valueAt(values, field.of));
  if ('each' in field) {
    const list = valueAt(values, field.each);
    if (!Array.isArray(list)) return null;
    const first = Number(values.firstPosition ?? 1);
    return list.map((item, i) => nodeOf(field.node, { ...values, item, position: first + i }, origin));
  }
  if ('search' in field) return searchAction(origin + field.search);
  return nodeOf(field, values, origin);
}

/** The search of the site, as search engines offer it beside their result for the site. */
const searchAction = (address: string) => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${address}{search_term_string}` },
  'query-input': 'required name=search_term_string',
});

/** Breadcrumbs from the home page to the page; a step without a name is left out. */
const listItems = (steps: readonly { name: string; path: string }[], values: Values, origin: string): object[] =>
  steps
    .flatMap(({ name, path }) => {
      const [text, address] = [fillTemplate(name, values), fillAddress(path, values)];
      return text === null || address === null ? [] : [{ name: text, item: origin + address }];
    })
    .map(({ name, item }, i) => ({ '@type': 'ListItem', position: i + 1, name, item }));

/** Only known figures are named. */
function propertyValues(definitions: unknown, attributes: unknown): object[] | null {
  if (!Array.isArray(definitions) || typeof attributes !== 'object' || attributes === null) return null;
  const values = attributes as Attributes;
  return (definitions as AttributeDefinition[]).flatMap(attribute => propertyValue(attribute, values[attribute.key]));
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
