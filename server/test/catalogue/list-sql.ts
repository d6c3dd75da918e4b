import { type Filter, MISSING, type Sort } from '@shixuan/api';
import pg from 'pg';
import type { OrderedCategory } from '../../src/domain/catalogue/index/default-order';
import { foldPartNumber, isFigure, keywordWords } from '../../src/domain/catalogue/index/fold-text';
import type { Query } from '../../src/domain/catalogue/index/query';

/** What restricts a list. */
export type Asked = Pick<Query, 'filters' | 'keyword'>;

/**
 * The questions of a product list as SQL, for a table `item (id, brand_id, brand_name, series, model, attrs jsonb)`;
 * keywords also ask its columns `names` and `part_number`, texts as `sql-oracle.ts` folds them.
 */
export interface ListSql {
  /** One row: `total`. */
  total(query: Asked): string;
  /** Rows of `id`, in order. */
  page(query: Query): string;
  /** Rows of `key`, `value` (null: 未标注), `count`, under all filters but the facet's own. */
  counts(query: Asked, key: string): string;
  /** Rows of `bin` (from 0) and `count`, under all filters but the facet's own; bins without products are left out. */
  histogram(query: Asked, key: string, edges: readonly number[]): string;
  /** One row: `min`, `max` over all items. */
  bounds(key: string): string;
}

/** What part numbers and names are sorted by: the collation `natural_order` has to exist. */
export const CREATE_NATURAL_ORDER = `create collation if not exists natural_order (provider = icu, locale = 'zh-Hans-CN-u-kn-true')`;

const NATURAL = 'collate natural_order';
const text = pg.escapeLiteral;
const list = (values: readonly string[]) => values.map(text).join(', ');
const array = (values: readonly string[]) => `array[${list(values)}]::text[]`;
const low = (key: string) => `(attrs -> ${text(key)} ->> 0)::float8`;
const high = (key: string) => `(attrs -> ${text(key)} ->> 1)::float8`;
const number = (key: string) => `(attrs ->> ${text(key)})::float8`;

/** SQL of a single-valued attribute as text; null where unknown. */
function scalar(key: string): string {
  if (key === 'brand') return 'brand_id::text';
  return key === 'series' ? 'series' : `attrs ->> ${text(key)}`;
}

/** Every word stands in the texts, or its letters and figures in the part number. */
function words(keyword = ''): string[] {
  return keywordWords(keyword).map(word => {
    const partNumber = isFigure(word) ? '' : foldPartNumber(word);
    const inPartNumber = partNumber ? ` or part_number like ${like(partNumber)}` : '';
    return `(names like ${like(word)}${inPartNumber})`;
  });
}

const like = (infix: string) => text(`%${infix.replace(/[\\%_]/g, '\\$&')}%`);

/** Order of a list: filled columns, the category's leading brands, brand, series, model. */
function defaultOrder({ attributes, brandOrder = [] }: OrderedCategory): string {
  const columns = attributes.filter(({ inList }) => inList).map(({ key }) => key);
  return (
    `(select count(*) from unnest(${array(columns)}) key where attrs ? key) desc, ` +
    `array_position(${array(brandOrder)}, brand_name) nulls last, ` +
    `brand_name ${NATURAL}, brand_id, series ${NATURAL} nulls last, model ${NATURAL}, id`
  );
}

export function listSql(category: OrderedCategory): ListSql {
  const definitions = category.attributes;
  const DEFAULT_ORDER = defaultOrder(category);
  const byKey = new Map(definitions.map(definition => [definition.key, definition]));
  const typeOf = (key: string) => byKey.get(key)?.type;
  const ends = (key: string) => (typeOf(key) === 'range' ? [low(key), high(key)] : [number(key), number(key)]);

  function condition(key: string, { in: choices = [], all, min, max }: Filter): string {
    const alternatives: string[] = [];
    const named = choices.filter(choice => choice !== MISSING);
    if (choices.includes(MISSING)) alternatives.push(`${scalar(key)} is null`);
    if (named.length && typeOf(key) === 'several')
      alternatives.push(`attrs -> ${text(key)} ${all ? '?&' : '?|'} ${array(named)}`);
    else if (named.length) alternatives.push(`${scalar(key)} in (${list(named)})`);
    if (min !== undefined || max !== undefined) {
      const [from, to] = ends(key);
      const parts = [`${scalar(key)} is not null`];
      if (min !== undefined) parts.push(`coalesce(${to}, 'infinity') >= ${min}`);
      if (max !== undefined) parts.push(`coalesce(${from}, '-infinity') <= ${max}`);
      alternatives.push(`(${parts.join(' and ')})`);
    }
    return alternatives.length ? `(${alternatives.join(' or ')})` : 'true';
  }

  function where({ filters, keyword }: Asked, except?: string): string {
    const others = Object.entries(filters).filter(([key, { all }]) => key !== except || all);
    return [...others.map(([key, filter]) => condition(key, filter)), ...words(keyword)].join(' and ') || 'true';
  }

  function sortExpression(key: string): string {
    if (key === 'brand') return `brand_name ${NATURAL}`;
    if (key === 'completeness')
      return `(select count(*) from unnest(${array([...byKey.keys()])}) key where attrs ? key)`;
    if (key === 'series' || key === 'model') return `${key} ${NATURAL}`;
    const options = array((byKey.get(key)?.options ?? []).map(option => option.value));
    switch (typeOf(key)) {
      case 'range':
        return `coalesce(${low(key)}, ${high(key)})`;
      case 'boolean':
        return `array_position(array['true', 'false'], ${scalar(key)})`;
      case 'choice':
        return `array_position(${options}, ${scalar(key)})`;
      case 'several':
        return `(select min(array_position(${options}, choice)) from jsonb_array_elements_text(attrs -> ${text(key)}) choice)`;
      case 'text':
        return `${scalar(key)} ${NATURAL}`;
      default:
        return byKey.get(key)?.better === 'nearZero' ? `abs(${number(key)})` : number(key);
    }
  }

  const order = (sort: Sort | undefined) =>
    sort ? `${sortExpression(sort.key)} ${sort.direction} nulls last, ${DEFAULT_ORDER}` : DEFAULT_ORDER;

  return {
    total: query => `select count(*)::int as total from item where ${where(query)}`,
    page: ({ sort, page, pageSize, ...query }) =>
      `select id from item where ${where(query)} order by ${order(sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`,
    counts(query, key) {
      const several = typeOf(key) === 'several';
      const choices = `left join lateral jsonb_array_elements_text(attrs -> ${text(key)}) choice on true`;
      return (
        `select ${text(key)} as key, ${several ? 'choice' : scalar(key)} as value, count(*)::int as count ` +
        `from item ${several ? choices : ''} where ${where(query, key)} group by 2`
      );
    },
    histogram(query, key, edges) {
      const [from, to] = ends(key);
      const bins = edges
        .slice(1)
        .map((high, i) => `(${i}, ${edges[i]}::float8, ${high}::float8, ${i === edges.length - 2})`);
      return (
        `select bin, count(*)::int as count from item join (values ${bins.join()}) bins (bin, low, high, is_last) ` +
        `on coalesce(${to}, 'infinity') >= low and (coalesce(${from}, '-infinity') < high or is_last) ` +
        `where ${scalar(key)} is not null and ${where(query, key)} group by bin`
      );
    },
    bounds(key) {
      const [from, to] = ends(key);
      return `select min(least(${from}, ${to})) as min, max(greatest(${from}, ${to})) as max from item`;
    },
  };
}
