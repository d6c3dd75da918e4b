import type { AttributeDefinition } from '@shixuan/api';
import pg from 'pg';
import type { Query } from '../../src/domain/catalogue/index/query';
import { CREATE_NATURAL_ORDER, listSql } from './list-sql';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** How many were measured. */
  count: number;
}

/**
 * Asks the queries of the database itself, several at a time: page, total, and all facets in one statement.
 * @param size how many products, the category's own multiplied, each copy with a part number of its own
 */
export async function measureListSql(
  url: string,
  categoryId: number,
  attributes: readonly AttributeDefinition[],
  queries: readonly Query[],
  connections: number,
  seconds: number,
  size: number,
): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // The database may be stopped while the last connections are still being closed.
  pool.on('error', () => undefined);
  // As good as SQL gets it without a table per category: the products side by side, with their brand's name.
  await pool.query(CREATE_NATURAL_ORDER);
  await pool.query(`create materialized view item as
    with original as (select p.*, b.name as brand_name, row_number() over (order by p.id) - 1 as place, count(*) over () as originals
      from product p join brand b on b.id = p.brand_id where p.category_id = ${categoryId})
    select place + originals * round + 1 as id, brand_id, brand_name, series, model || coalesce('-' || nullif(round, 0), '') as model, attrs
    from original cross join generate_series(0, (${size} - 1) / (select max(originals) from original)) round
    where place + originals * round < ${size}`);
  await pool.query('analyze item');
  const sql = listSql({ attributes });
  const facets = ['brand', 'series', ...attributes.filter(({ filterable }) => filterable).map(({ key }) => key)];

  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const query = queries[next++ % queries.length];
      if (!query) return;
      const started = performance.now();
      await pool.query(sql.page(query));
      await pool.query(sql.total(query));
      await pool.query(facets.map(key => `(${sql.counts(query, key)})`).join(' union all '));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  await pool.query('drop materialized view item');
  await pool.end();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? Number.NaN;
  return { perSecond: times.length / seconds, count: times.length, p50: at(0.5), p99: at(0.99) };
}
