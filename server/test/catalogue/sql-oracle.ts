import { type AttributeDefinition, type Facet, type Filter, MISSING, type Sort } from '@shixuan/api';
import pg from 'pg';
import type { IndexProduct } from '../../src/catalogue-index/index-input';
import type { Query } from '../../src/catalogue-index/query';

/** The same questions asked in SQL, of attributes as the site's tables hold them (jsonb). Slow, and plain to read. */
export interface SqlOracle {
  load(products: readonly IndexProduct[]): Promise<void>;
  /** Ids of the page, in order, and how many there are in all. */
  page(query: Query): Promise<{ total: number; ids: number[] }>;
  /** Counts by value, without zeros. */
  counts(query: Query, key: string): Promise<{ missing: number; values: Record<string, number> }>;
  bounds(key: string): Promise<Facet['bounds']>;
}

const NATURAL = 'collate natural_order';
const DEFAULT_ORDER = `brand_name ${NATURAL}, brand_id, series ${NATURAL} nulls last, model ${NATURAL}, id`;

const text = pg.escapeLiteral;
const list = (values: readonly string[]) => values.map(text).join(', ');
const array = (values: readonly string[]) => `array[${list(values)}]::text[]`;

/** @param client keeps a temporary table */
export async function createSqlOracle(
  client: pg.PoolClient,
  definitions: readonly AttributeDefinition[],
): Promise<SqlOracle> {
  await client.query(`create collation if not exists natural_order (provider = icu, locale = 'zh-Hans-CN-u-kn-true')`);
  await client.query(
    'create temp table item (id int, brand_id int, brand_name text, series text, model text, attrs jsonb)',
  );
  const rows = async <T extends pg.QueryResultRow>(sql: string) => (await client.query<T>(sql)).rows;
  const definitionOf = (key: string) => definitions.find(definition => definition.key === key);

  /** SQL of a single-valued attribute as text; null where unknown. */
  const scalar = (key: string) => {
    if (key === 'brand') return 'brand_id::text';
    return key === 'series' ? 'series' : `attrs ->> ${text(key)}`;
  };
  const low = (key: string) => `(attrs -> ${text(key)} ->> 0)::float8`;
  const high = (key: string) => `(attrs -> ${text(key)} ->> 1)::float8`;
  const number = (key: string) => `(attrs ->> ${text(key)})::float8`;

  function condition(key: string, { in: choices = [], min, max }: Filter): string {
    const type = definitionOf(key)?.type;
    const alternatives: string[] = [];
    const named = choices.filter(choice => choice !== MISSING);
    if (choices.includes(MISSING)) alternatives.push(`${scalar(key)} is null`);
    if (named.length && type === 'several') alternatives.push(`attrs -> ${text(key)} ?| ${array(named)}`);
    else if (named.length) alternatives.push(`${scalar(key)} in (${list(named)})`);
    if (min !== undefined || max !== undefined) {
      const [from, to] = type === 'range' ? [low(key), high(key)] : [number(key), number(key)];
      const parts = [`${scalar(key)} is not null`];
      if (min !== undefined) parts.push(`coalesce(${to}, 'infinity') >= ${min}`);
      if (max !== undefined) parts.push(`coalesce(${from}, '-infinity') <= ${max}`);
      alternatives.push(`(${parts.join(' and ')})`);
    }
    return alternatives.length ? `(${alternatives.join(' or ')})` : 'true';
  }

  const where = (filters: Query['filters'], except?: string) =>
    Object.entries(filters)
      .filter(([key]) => key !== except)
      .map(([key, filter]) => condition(key, filter))
      .join(' and ') || 'true';

  function sortExpression(key: string): string {
    if (key === 'brand') return `brand_name ${NATURAL}`;
    if (key === 'series' || key === 'model') return `${key} ${NATURAL}`;
    const definition = definitionOf(key);
    const options = (definition?.options ?? []).map(option => option.value);
    switch (definition?.type) {
      case 'range':
        return `coalesce(${low(key)}, ${high(key)})`;
      case 'boolean':
        return `array_position(array['true', 'false'], ${scalar(key)})`;
      case 'choice':
        return `array_position(${array(options)}, ${scalar(key)})`;
      case 'several':
        return `(select min(array_position(${array(options)}, choice)) from jsonb_array_elements_text(attrs -> ${text(key)}) choice)`;
      case 'text':
        return `${scalar(key)} ${NATURAL}`;
      default:
        return number(key);
    }
  }

  const order = (sort: Sort | undefined) =>
    sort ? `${sortExpression(sort.key)} ${sort.direction} nulls last, ${DEFAULT_ORDER}` : DEFAULT_ORDER;

  return {
    async load(products) {
      await client.query('truncate item');
      await client.query(
        'insert into item select * from jsonb_to_recordset($1) as t(id int, brand_id int, brand_name text, series text, model text, attrs jsonb)',
        [
          JSON.stringify(
            products.map(({ brand, ...rest }) => ({ ...rest, brand_id: brand.id, brand_name: brand.name })),
          ),
        ],
      );
    },
    async page({ filters, sort, page, pageSize }) {
      const [counted] = await rows<{ total: number }>(
        `select count(*)::int as total from item where ${where(filters)}`,
      );
      const found = await rows<{ id: number }>(
        `select id from item where ${where(filters)} order by ${order(sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`,
      );
      return { total: counted?.total ?? 0, ids: found.map(row => row.id) };
    },
    async counts({ filters }, key) {
      const several = definitionOf(key)?.type === 'several';
      const value = several ? 'choice' : scalar(key);
      const source = several
        ? `item left join lateral jsonb_array_elements_text(attrs -> ${text(key)}) choice on true`
        : 'item';
      const counted = await rows<{ value: string | null; count: number }>(
        `select ${value} as value, count(*)::int as count from ${source} where ${where(filters, key)} group by 1`,
      );
      return {
        missing: counted.find(row => row.value === null)?.count ?? 0,
        values: Object.fromEntries(counted.flatMap(row => (row.value === null ? [] : [[row.value, row.count]]))),
      };
    },
    async bounds(key) {
      const range = definitionOf(key)?.type === 'range';
      const [from, to] = range ? [low(key), high(key)] : [number(key), number(key)];
      const [row] = await rows<{ min: number | null; max: number | null }>(
        `select min(least(${from}, ${to})) as min, max(greatest(${from}, ${to})) as max from item`,
      );
      return row?.min == null || row.max === null ? undefined : { min: row.min, max: row.max };
    },
  };
}
