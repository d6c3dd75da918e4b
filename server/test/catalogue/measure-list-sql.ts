import type { AttributeDefinition } from '@shixuan/api';
import pg from 'pg';
import type { Query } from '../../src/catalogue-index/query';
import { CREATE_NATURAL_ORDER, listSql } from './list-sql';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks the queries of the database itself, several at a time: page, total, and all facets in one statement. */
export async function measureListSql(
  url: string,
  categoryId: number,
  attributes: readonly AttributeDefinition[],
  queries: readonly Query[],
  connections: number,
  seconds: number,
): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // The database may be stopped while the last connections are still being closed.
  pool.on('error', () => undefined);
  // As good as SQL gets it without a table per category: the products side by side, with their brand's name.
  await pool.query(CREATE_NATURAL_ORDER);
  await pool.query(`create materialized view item as select p.id, p.brand_id, b.name as brand_name, p.series, p.model, p.attrs
    from product p join brand b on b.id = p.brand_id where p.category_id = ${categoryId}`);
  await pool.query('analyze item');
  const sql = listSql(attributes);
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
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
