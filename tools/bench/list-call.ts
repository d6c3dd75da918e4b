import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, type Catalogue, loadCatalogue, type Query } from '@shixuan/server/catalogue';
import { openDatabase } from '@shixuan/server/platform';
import { buildApp, seedDatabase } from '@shixuan/server/site';
import { bareServer, type Measured, measureListSql } from '@shixuan/server/testing';
import autocannon from 'autocannon';
import { CATEGORY, listQueries } from './list-queries';
import { multiplied } from './multiplied-catalogue';

const PATH = '/web/Product/List';
const CONNECTIONS = 16;
const SECONDS = 5;
const SIZE = 10_000;

/**
 * The list call (24 of 10 000 area cameras, total and all facets under three filters) over HTTP, against the bare
 * queries on the same products in PostgreSQL: 16 at a time, on this machine, which sends the requests too.
 */
export async function listCall(): Promise<string[]> {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, varDir, log: () => {} });
  try {
    await seedDatabase(database.db, () => {});
    const { input, ...shown } = await loadCatalogue(database.db);
    const index = await buildIndex(multiplied(input, CATEGORY, SIZE));
    const catalogue: Catalogue = {
      current: { index, ...shown },
      databaseReachable: true,
      reload: async () => undefined,
      close: async () => undefined,
    };
    const app = buildApp({ db: database.db, catalogue, config: { imageHost: '' }, warmsUp: true });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const queries = listQueries(index);
    // Compiled and with the texts of its rows, as a site that runs is.
    await overHttp(url, queries, NEW_QUERY);
    const different = await overHttp(url, queries, NEW_QUERY);
    const repeated = await overHttp(url, queries);
    const floor = await floorOverHttp(url, queries);
    await app.close();
    const attributes = index.segments.get(CATEGORY)?.attributes ?? [];
    const sql = await measureListSql(database.url, CATEGORY, attributes, queries, CONNECTIONS, SECONDS, SIZE);
    return [
      line('list call, every query new', different),
      line('list call, 200 queries again and again', repeated),
      line('bare Fastify, one kept body of that size', floor),
      `ratio of new queries to bare Fastify ${(different.perSecond / floor.perSecond).toFixed(2)}`,
      line('the same queries in SQL, without HTTP', sql),
      `ratio SQL : list call ${(sql.p50 / different.p50).toFixed(1)} at p50, ${(sql.p99 / different.p99).toFixed(1)} at p99`,
      'processor time is of server and client together: they share a process and the machine',
    ];
  } finally {
    await database.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}

interface OverHttp extends Measured {
  /** Microseconds per request. */
  cpuUs: number;
}

/** Baseline of client and framework: an answer of the same size from a route that reads nothing. */
async function floorOverHttp(url: string, queries: Query[]): Promise<OverHttp> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ categoryId: CATEGORY, ...queries[0] });
  const answer = await fetch(url + PATH, { method: 'POST', headers, body });
  const bare = await bareServer(PATH, Buffer.from(await answer.arrayBuffer()));
  const measured = await overHttp(bare.url, queries, NEW_QUERY);
  await bare.stop();
  return measured;
}

const NEW_QUERY = join(import.meta.dirname, 'new-query.cjs');

/** @param setupRequest module that changes each request before it is sent */
async function overHttp(url: string, list: Query[], setupRequest?: string): Promise<OverHttp> {
  const requests = list.map(query => ({
    method: 'POST' as const,
    path: PATH,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ categoryId: CATEGORY, ...query }),
    ...(setupRequest && { setupRequest }),
  }));
  const cpu = process.cpuUsage();
  const {
    latency,
    requests: rate,
    non2xx,
    errors,
  } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    requests,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} list calls failed`);
  const { user, system } = process.cpuUsage(cpu);
  const count = rate.average * SECONDS;
  return { perSecond: rate.average, count, p50: latency.p50, p99: latency.p99, cpuUs: (user + system) / count };
}

const line = (name: string, { perSecond, p50, p99, cpuUs }: Measured & Partial<OverHttp>) =>
  `${name}: ${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${cpuUs ? `, ${cpuUs.toFixed(0)} µs of processor each` : ''}`;
