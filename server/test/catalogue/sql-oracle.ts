import type { Facet } from '@shixuan/api';
import type pg from 'pg';
import type { OrderedCategory } from '../../src/domain/catalogue/index/default-order';
import { foldPartNumber } from '../../src/domain/catalogue/index/fold-text';
import type { IndexProduct } from '../../src/domain/catalogue/index/index-input';
import type { Query } from '../../src/domain/catalogue/index/query';
import { CREATE_NATURAL_ORDER, listSql } from './list-sql';
import { searchedNames } from './searched-names';

/** The same questions asked in SQL, of attributes as the site's tables hold them. Slow, and plain to read. */
export interface SqlOracle {
  load(products: readonly IndexProduct[]): Promise<void>;
  /** Ids of the page, in order, and how many there are in all. */
  page(query: Query): Promise<{ total: number; ids: number[] }>;
  /** Counts by value, without zeros. */
  counts(query: Query, key: string): Promise<{ missing: number; values: Record<string, number> }>;
  /** Counts of the bins between the edges. */
  histogram(query: Query, key: string, edges: readonly number[]): Promise<number[]>;
  bounds(key: string): Promise<Facet['bounds']>;
}

const COLUMNS =
  'id int, brand_id int, brand_name text, series text, model text, names text, part_number text, attrs jsonb';

/** @param client keeps a temporary table */
export async function createSqlOracle(client: pg.PoolClient, category: OrderedCategory): Promise<SqlOracle> {
  await client.query(CREATE_NATURAL_ORDER);
  await client.query(`create temp table item (${COLUMNS})`);
  const sql = listSql(category);
  const rows = async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows;

  return {
    async load(products) {
      const items = products.map(({ brand, ...rest }) => ({
        ...rest,
        brand_id: brand.id,
        brand_name: brand.name,
        names: searchedNames({ brand, ...rest }, category.attributes),
        part_number: foldPartNumber(rest.model),
      }));
      await client.query('truncate item');
      await client.query(`insert into item select * from jsonb_to_recordset($1) as t(${COLUMNS})`, [
        JSON.stringify(items),
      ]);
    },
    async page(query) {
      const [counted] = await rows<{ total: number }>(sql.total(query));
      const found = await rows<{ id: number }>(sql.page(query));
      return { total: counted?.total ?? 0, ids: found.map(row => row.id) };
    },
    async counts(query, key) {
      const counted = await rows<{ value: string | null; count: number }>(sql.counts(query, key));
      return {
        missing: counted.find(row => row.value === null)?.count ?? 0,
        values: Object.fromEntries(counted.flatMap(row => (row.value === null ? [] : [[row.value, row.count]]))),
      };
    },
    async histogram(query, key, edges) {
      const counts: number[] = new Array(edges.length - 1).fill(0);
      const counted = await rows<{ bin: number; count: number }>(sql.histogram(query, key, edges));
      for (const { bin, count } of counted) counts[bin] = count;
      return counts;
    },
    async bounds(key) {
      const [row] = await rows<{ min: number | null; max: number | null }>(sql.bounds(key));
      return row?.min == null || row.max === null ? undefined : { min: row.min, max: row.max };
    },
  };
}
