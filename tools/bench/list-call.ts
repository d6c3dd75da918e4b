import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { buildApp } from '../../server/src/app';
import { type Catalogue, openCatalogue } from '../../server/src/catalogue/catalogue';
import type { Query } from '../../server/src/catalogue-index/query';
import { openDatabase } from '../../server/src/database/connect';
import { seedDatabase } from '../../server/src/import/seed';
import { type Measured, measureListSql } from '../../server/test/catalogue/measure-list-sql';

const CONNECTIONS = 16;
const SECONDS = 5;
const CATEGORY = 1;

/**
 * The list call (24 area cameras, total and all facets under three filters) over HTTP, against the bare queries on the
 * same database: 16 at a time, on this machine.
 */
export async function listCall(): Promise<string[]> {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, varDir, log: () => {} });
  try {
    await seedDatabase(database.db, () => {});
    const catalogue = await openCatalogue(database.db, { log: () => {} });
    const app = buildApp({ db: database.db, catalogue, config: { imageHost: '' } });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const different = await overHttp(url, queries(catalogue), join(import.meta.dirname, 'new-query.cjs'));
    const repeated = await overHttp(url, queries(catalogue));
    await app.close();
    const attributes = catalogue.current.index.segments.get(CATEGORY)?.attributes ?? [];
    await catalogue.close();
    const sql = await measureListSql(database.url, CATEGORY, attributes, queries(catalogue), CONNECTIONS, SECONDS);
    return [
      line('list call, every query new', different),
      line('list call, 200 queries again and again', repeated),
      line('the same queries in SQL, without HTTP', sql),
      `ratio SQL : list call ${(sql.p50 / different.p50).toFixed(1)} at p50, ${(sql.p99 / different.p99).toFixed(1)} at p99`,
    ];
  } finally {
    await database.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}

/** Three filters each: brands, a choice and a range of numbers. */
function queries({ current }: Catalogue): Query[] {
  const segment = current.index.segments.get(CATEGORY);
  const brands =
    segment?.filters
      .get('brand')
      ?.options()
      ?.map(option => option.value) ?? [];
  return Array.from({ length: 200 }, (_, i) => ({
    filters: {
      brand: { in: [0, 1, 2].map(next => brands[(i + 3 * next) % brands.length] ?? '') },
      shutter: { in: ['global'] },
      resolutionMp: { min: 0.1, max: 5 + i / 8 },
    },
    sort: { key: 'resolutionMp', direction: i % 2 ? 'asc' : 'desc' },
    page: 1,
    pageSize: 24,
    facets: true,
  }));
}

/** @param setupRequest module that changes each request before it is sent */
async function overHttp(url: string, list: Query[], setupRequest?: string): Promise<Measured> {
  const requests = list.map(query => ({
    method: 'POST' as const,
    path: '/web/Product/List',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ categoryId: CATEGORY, ...query }),
    ...(setupRequest && { setupRequest }),
  }));
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
  return { perSecond: rate.average, p50: latency.p50, p99: latency.p99 };
}

const line = (name: string, { perSecond, p50, p99 }: Measured) =>
  `${name}: ${perSecond.toFixed(0)} per second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
