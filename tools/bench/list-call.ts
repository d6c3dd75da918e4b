import { join } from 'node:path';
import type { Query } from '@shixuan/server/catalogue';
import { measureListSql } from '@shixuan/server/testing';
import { brandsOf, CATEGORY, listQueries } from './list-queries';
import { multiplied } from './multiplied-catalogue';
import { bareOverHttp, CONNECTIONS, overHttp, rateLine, SECONDS } from './over-http';
import { withCalls } from './with-calls';

const PATH = '/web/Product/List';
const SIZE = 10_000;
const NEW_QUERY = join(import.meta.dirname, 'new-query.cjs');

/**
 * The list call (24 of 10 000 area cameras, total and all facets under three filters) over HTTP, against the bare
 * queries on the same products in PostgreSQL: 16 at a time, on this machine, which sends the requests too.
 */
export const listCall = (): Promise<string[]> =>
  withCalls(
    async ({ url, index, databaseUrl }) => {
      const queries = listQueries(brandsOf(index));
      const calls = queries.map(called);
      // Compiled and with the texts of its rows, as a site that runs is.
      await overHttp(url, calls, NEW_QUERY);
      const different = await overHttp(url, calls, NEW_QUERY);
      const repeated = await overHttp(url, calls);
      const floor = await bareOverHttp(url, calls, NEW_QUERY);
      const attributes = index.segments.get(CATEGORY)?.attributes ?? [];
      const sql = await measureListSql(databaseUrl, CATEGORY, attributes, queries, CONNECTIONS, SECONDS, SIZE);
      return [
        rateLine('list call, every query new', different),
        rateLine('list call, 200 queries again and again', repeated),
        rateLine('bare Fastify, one kept body of that size', floor),
        `ratio of new queries to bare Fastify ${(different.perSecond / floor.perSecond).toFixed(2)}`,
        rateLine('the same queries in SQL, without HTTP', sql),
        `ratio SQL : list call ${(sql.p50 / different.p50).toFixed(1)} at p50, ${(sql.p99 / different.p99).toFixed(1)} at p99`,
        'processor time is of server and client together: they share a process and the machine',
      ];
    },
    input => multiplied(input, CATEGORY, SIZE),
  );

const called = (query: Query) => ({ path: PATH, body: { categoryId: CATEGORY, ...query } });
