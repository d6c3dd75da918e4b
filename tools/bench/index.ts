import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { find, type IndexInput, loadCatalogue, type Query, type Segment } from '@shixuan/server/catalogue';
import { openDatabase } from '@shixuan/server/platform';
import { seedDatabase } from '@shixuan/server/site';
import { measureListSql } from '@shixuan/server/testing';
import { brandsOf, CATEGORY, listQueries } from './list-queries';
import { measureBuild, multiplied } from './multiplied-catalogue';

/** How many products, and how often the 200 queries are asked of the index. */
const SIZES = [
  { size: 10_000, rounds: 20 },
  { size: 100_000, rounds: 5 },
  { size: 1_000_000, rounds: 2 },
];
const SQL_SECONDS = 3;

/** Page, total and all facets under three filters, in process and one at a time, against the same in SQL. */
export async function index(): Promise<string[]> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, varDir, log: () => {} });
  try {
    await seedDatabase(database.db, () => {});
    const { input } = await loadCatalogue(database.db);
    const lines = ['page, total and all facets under three filters, against SQL without HTTP'];
    const { buildMs, longestSliceMs } = await measureBuild(input, collect);
    lines.push(
      `the real catalogue, ${input.products.length} products: built in ${buildMs.toFixed(0)} ms, no slice longer than ${longestSliceMs.toFixed(0)} ms`,
    );
    for (const { size, rounds } of SIZES) lines.push(...(await atSize(input, size, rounds, database.url, collect)));
    return lines;
  } finally {
    await database.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}

async function atSize(real: IndexInput, size: number, rounds: number, url: string, collect: () => void) {
  const input = multiplied(real, CATEGORY, size);
  const { index, buildMs, longestSliceMs, heapMb, bufferMb } = await measureBuild(input, collect);
  const segment = index.segments.get(CATEGORY);
  if (!segment) throw new Error(`no category ${CATEGORY}`);
  const queries = listQueries(brandsOf(index));
  const own = measureFind(segment, queries, rounds);
  const sql = await measureListSql(url, CATEGORY, segment.attributes, queries, 1, SQL_SECONDS, size);
  const ms = (value: number) => value.toFixed(value < 1 ? 3 : 1);
  return [
    `${size} products: median ${ms(own.p50)} ms, p99 ${ms(own.p99)} ms, ${ms(own.cpuMs)} ms of processor each; SQL median ${ms(sql.p50)} ms, ` +
      `p99 ${ms(sql.p99)} ms of ${sql.count}: ${(sql.p50 / own.p50).toFixed(0)} times as long`,
    `  built in ${buildMs.toFixed(0)} ms, no slice longer than ${longestSliceMs.toFixed(0)} ms, ${heapMb.toFixed(0)} MB heap and ${bufferMb.toFixed(0)} MB buffers beside the products`,
  ];
}

/** Milliseconds per query, facets as the JSON text that is sent. The first round warms up and is not counted. */
function measureFind(segment: Segment, queries: readonly Query[], rounds: number) {
  const times: number[] = [];
  let cpu = process.cpuUsage();
  for (let round = 0; round <= rounds; round++) {
    if (round === 1) cpu = process.cpuUsage();
    for (const query of queries) {
      const started = performance.now();
      const { counted } = find(segment, query);
      if (counted) segment.facetForm.fill(counted.map(({ counts }) => counts));
      if (round > 0) times.push(performance.now() - started);
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), cpuMs: (user + system) / 1000 / times.length };
}
