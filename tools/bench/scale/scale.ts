import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallContent, type CallRequest, callPaths, type Envelope } from '@shixuan/api/client';
import { importFiles } from '@shixuan/server/catalogue';
import { DATA_FOLDER, type Database, openDatabase } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';
import { CATEGORY, listQueries } from '../list-queries';
import { MeasuredSite } from '../measured-site';
import { type OverHttp, overHttp } from '../over-http';
import { multiplyProducts } from './multiply-products';

const SIZES = [1, 10_000, 100_000, 1_000_000];
/** Values of `SEARCH_ENGINE`. */
const ENGINES = ['memory', 'postgresql'];
/** Of all calls' addresses. */
const PREFIX = '/web';
const bench = (name: string) => join(import.meta.dirname, '..', name);

/**
 * Products by the thousand and the million, and texts searched in memory and by PostgreSQL: start (the first of PostgreSQL, which
 * writes all texts, and the next), memory, calls at 16 connections that nobody asked before, one import.
 */
export async function scale(sizes: readonly number[] = SIZES): Promise<string[]> {
  const rows: string[][] = [
    [
      'products',
      'engine',
      'first start',
      'start',
      'first search',
      'memory',
      'at most',
      'lists/s',
      'p99',
      'searches/s',
      'p99',
      'import',
      'shown',
      'answers meanwhile',
    ],
  ];
  for (const size of sizes) rows.push(...(await atSize(size)));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}

async function atSize(size: number): Promise<string[][]> {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const database = await openDatabase({ databaseUrl: undefined, varDir, log: () => {} });
  try {
    await seedDatabase(database.db, () => {});
    const count = await multiplyProducts(database.url, size);
    const rows: string[][] = [];
    for (const engine of ENGINES) {
      const settings = {
        DATABASE_URL: database.url,
        SHIXUAN_VAR: join(varDir, engine),
        PORT: '0',
        SEARCH_ENGINE: engine,
      };
      const first = await MeasuredSite.start(settings);
      await first.stop();
      const site = await MeasuredSite.start(settings);
      try {
        const measurements = await measuredSite(database.db, site, varDir, engine);
        rows.push([
          String(count),
          engine,
          `${first.startS.toFixed(1)} s`,
          `${site.startS.toFixed(1)} s`,
          ...measurements,
        ]);
      } finally {
        await site.stop();
      }
    }
    return rows;
  } finally {
    await database.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}

async function measuredSite(db: Database, site: MeasuredSite, varDir: string, engine: string): Promise<string[]> {
  const searchS = await seconds(() => ask(site.address, 'search', { keywords: '远心镜头 0.5x' }));
  const { rssMb } = await site.memory();
  const lists = await measured(
    site.address,
    PREFIX + callPaths.productList,
    await listBodies(site.address),
    bench('new-query.cjs'),
  );
  const searches = await measured(
    site.address,
    PREFIX + callPaths.search,
    [{ keywords: '@' }],
    bench('new-phrase.cjs'),
  );
  const imported = await importOne(db, site.address, varDir, `SCALE-${engine}`);
  const { mostMb } = await site.memory();
  return [
    `${searchS.toFixed(1)} s`,
    `${(rssMb / 1024).toFixed(2)} GB`,
    `${(mostMb / 1024).toFixed(2)} GB`,
    lists.perSecond.toFixed(0),
    `${lists.p99.toFixed(0)} ms`,
    searches.perSecond.toFixed(0),
    `${searches.p99.toFixed(0)} ms`,
    `${imported.writtenS.toFixed(1)} s`,
    `${imported.shownS.toFixed(1)} s`,
    `≤ ${imported.slowestMs.toFixed(0)} ms`,
  ];
}

async function measured(url: string, path: string, bodies: readonly object[], change: string): Promise<OverHttp> {
  const calls = bodies.map(body => ({ path, body }));
  // Compiled, and with what it keeps.
  await overHttp(url, calls, change);
  return overHttp(url, calls, change);
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

/** The content of an answer. */
async function ask<N extends keyof typeof callPaths>(
  url: string,
  name: N,
  body: CallRequest<N>,
): Promise<CallContent<N>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + PREFIX + callPaths[name], { method: 'POST', headers, body: JSON.stringify(body) });
  const { state, msg, content }: Envelope<CallContent<N>> = await answer.json();
  if (state !== 0 || content === null) throw new Error(`${name}: ${answer.status} ${msg}`);
  return content;
}

async function listBodies(url: string): Promise<object[]> {
  const { facets } = await ask(url, 'productList', { categoryId: CATEGORY, facets: true });
  const brands = facets?.find(({ key }) => key === 'brand')?.values ?? [];
  return listQueries(brands.map(({ value }) => value)).map(query => ({ categoryId: CATEGORY, ...query }));
}

/** Imports one product, and asks for its list until it is there. */
async function importOne(db: Database, url: string, folder: string, model: string) {
  const version = async () => (await ask(url, 'productList', { categoryId: CATEGORY })).catalogueVersion;
  const before = await version();
  const [product]: object[] = JSON.parse(await readFile(join(DATA_FOLDER, 'products/area-camera.json'), 'utf8'));
  const file = join(folder, 'one.json');
  await writeFile(file, JSON.stringify([{ ...product, model }]));
  const writtenS = await seconds(() => importFiles(db, [file]));
  let slowestMs = 0;
  const shownS = await seconds(async () => {
    for (let now = before; now === before; await pause(5)) {
      const askedS = await seconds(async () => {
        now = await version();
      });
      slowestMs = Math.max(slowestMs, askedS * 1000);
    }
  });
  return { writtenS, shownS, slowestMs };
}
