import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createTestSite, type TestSite } from '../../../test/test-site';
import { writeRemoteBuild, writeShellBuild } from '../../domain/releases/registry/build-fixture';
import { publish } from '../../domain/releases/registry/publish';
import { storeReports } from '../../domain/telemetry/store-reports';
import { whileHolding } from '../../platform/jobs/job-holder';
import { noteFailure, noteSuccess, readJobs } from '../../platform/jobs/job-log';
import { processName } from '../../platform/process/process-name';
import { folderStorage } from '../../platform/storage/folder-storage';
import type { FreeSpace } from '../../platform/storage/free-space';
import { readApps } from './read-apps';
import { serveMetrics } from './serve-metrics';
import { createSiteMetrics, type SiteMetrics } from './site-metrics';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-metrics-'));
const registryDir = join(folder, 'registry');
const store = folderStorage(registryDir);
let space: FreeSpace | undefined;
let jobsAreReadable = true;
let site: TestSite;
let metrics: SiteMetrics;
let serving: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  writeShellBuild(join(folder, 'shell'));
  writeRemoteBuild(join(folder, 'catalog'));
  await publish(join(folder, 'shell'), registryDir);
  await publish(join(folder, 'catalog'), registryDir);
  site = await createTestSite({
    data: false,
    watch(app, { catalogue, database }) {
      metrics = createSiteMetrics({
        catalogue,
        pool: database.pool,
        freeSpace: async () => space,
        certificate: () => ({ validTo: new Date('2027-01-01T00:00:00Z'), isRefused: true }),
        readApps: () => readApps(database.db, store),
        readJobs: () => (jobsAreReadable ? readJobs(database.db) : Promise.reject(new Error('no connection'))),
      });
      metrics.watch(app);
    },
  });
  serving = await serveMetrics(metrics, { host: 'localhost', port: 0 });
});
afterAll(async () => {
  await serving.stop();
  metrics.stop();
  await site.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => fetch(`http://localhost:${serving.port}${path}`, init);
const scrape = async () => (await ask('/metrics')).text();
/** Value of a series, by name with labels as they are written. */
const value = (text: string, series: string) =>
  text
    .split('\n')
    .find(line => line.startsWith(`${series} `))
    ?.slice(series.length + 1);

test('answers are counted by pattern and class of status, whatever strangers ask for', async () => {
  await site.app.inject('/healthz');
  await site.app.inject({ method: 'POST', url: '/web/Product/List', payload: { categoryId: 'x' } });
  for (const word of ['a', 'b', 'c']) await site.app.inject(`/nothing/${word}`);
  const text = await scrape();
  const count = (labels: string) => value(text, `shixuan_http_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/healthz",status="2xx"')).toBe('1');
  expect(count('method="POST",route="/web/Product/List",status="4xx"')).toBe('1');
  expect(count('method="GET",route="none",status="4xx"')).toBe('3');
  expect(text).not.toContain('/nothing/');
});

test('the database, the catalogue and the process are told', async () => {
  const text = await scrape();
  expect(value(text, 'shixuan_database_up')).toBe('1');
  expect(value(text, 'shixuan_database_connections{state="waiting"}')).toBe('0');
  expect(value(text, 'shixuan_catalogue_version')).toBe(site.catalogue.current.index.version);
  expect(value(text, 'shixuan_catalogue_products')).toBe('0');
  expect(Number(value(text, 'shixuan_certificate_expires_timestamp_seconds'))).toBe(Date.UTC(2027, 0) / 1000);
  expect(value(text, 'shixuan_certificate_refused')).toBe('1');
  expect(value(text, 'shixuan_registry_older')).toBe('0');
  expect(Number(value(text, 'process_resident_memory_bytes'))).toBeGreaterThan(1_000_000);
});

test('versions are told with their share and with what pages reported; kinds that nobody knows are one', async () => {
  const catalog = { app: 'catalog', version: '1.0.0-aaaaaaaa', times: {}, visitors: 3, failingVisitors: 1 };
  const failures = { render: 2, 'hang:Light': 1, 'hang:Category': 5, 'made up': 3, 'made up too': 4 };
  await storeReports(site.database.db, [{ ...catalog, at: new Date(), loads: 40, failures }]);
  const text = await scrape();
  const labels = 'app="catalog",version="1.0.0-aaaaaaaa"';
  expect(value(text, `shixuan_app_traffic_ratio{${labels}}`)).toBe('1');
  expect(value(text, `shixuan_app_recent_loads{${labels}}`)).toBe('40');
  expect(value(text, `shixuan_app_recent_failures{${labels},failure="render"}`)).toBe('2');
  expect(value(text, `shixuan_app_recent_failures{${labels},failure="hang"}`)).toBe('6');
  expect(value(text, `shixuan_app_recent_failures{${labels},failure="other"}`)).toBe('7');
  expect(value(text, 'shixuan_app_traffic_ratio{app="shell",version="1.0.0-bbbbbbbb"}')).toBe('1');
  expect(text).not.toContain('made up');
});

test('a registry that cannot be read is told, and all else as ever', async () => {
  const kept = await store.get('registry.json');
  if (!kept) throw new Error('nothing published');
  await store.put('registry.json', Buffer.from('{"revision":"x"}'));
  const text = await scrape();
  expect(value(text, 'shixuan_registry_readable')).toBe('0');
  expect(text).not.toContain('app="catalog"');
  expect(value(text, 'shixuan_database_up')).toBe('1');
  await store.put('registry.json', kept.bytes);
  expect(value(await scrape(), 'shixuan_registry_readable')).toBe('1');
});

test('work beside requests is told with its failures in a row', async () => {
  await noteSuccess(site.database.db, 'downloads', '1', new Date(1_790_000_000_000));
  for (const _ of [1, 2])
    await noteFailure(site.database.db, 'mails', { reason: '不收', pauseMs: () => 1000 }, new Date());
  const text = await scrape();
  expect(value(text, 'shixuan_job_failures{work="downloads"}')).toBe('0');
  expect(value(text, 'shixuan_job_last_success_timestamp_seconds{work="downloads"}')).toBe('1790000000');
  expect(value(text, 'shixuan_job_failures{work="mails"}')).toBe('2');
});

test('who is at a job, and whose work was taken over, is told', async () => {
  const { db } = site.database;
  const holding = (process: string, task: () => Promise<string>) =>
    whileHolding({ db, name: 'submissions', log: () => undefined, process }, task);
  const gone = 'web-1:7-0000';
  expect(await scrape()).not.toContain('work="submissions"');
  const after = await holding(gone, () => holding(processName, scrape));
  const held = value(after, `shixuan_job_held_since_timestamp_seconds{work="submissions",process="${processName}"}`);
  expect(Number(held)).toBeCloseTo(Date.now() / 1000, -2);
  expect(value(after, 'shixuan_job_takeovers{work="submissions"}')).toBe('1');
  expect(value(after, 'shixuan_job_last_takeover_timestamp_seconds{work="submissions"}')).toBe(held);
  // It has no connection any more.
  expect(after).not.toContain('shixuan_job_process_stands_still{');
  const during = await holding(processName, () => holding(gone, scrape));
  const still = `shixuan_job_process_stands_still{work="submissions",process="${processName}"}`;
  expect(value(during, still)).toBe('1');
  expect(value(during, 'shixuan_job_takeovers{work="submissions"}')).toBe('2');
  const ended = await scrape();
  expect(ended).not.toContain('shixuan_job_process_stands_still{');
  expect(ended).not.toContain('shixuan_job_held_since_timestamp_seconds{');
});

test('states of jobs that cannot be read are told, because no failure is seen then', async () => {
  expect(value(await scrape(), 'shixuan_jobs_readable')).toBe('1');
  jobsAreReadable = false;
  const text = await scrape();
  jobsAreReadable = true;
  expect(value(text, 'shixuan_jobs_readable')).toBe('0');
  expect(text).not.toContain('shixuan_job_failures{');
  expect(value(text, 'shixuan_database_up')).toBe('1');
});

test('the disk is told with its free space, and not at all where nobody knows', async () => {
  space = { freeBytes: 5_000_000_000, sizeBytes: 20_000_000_000 };
  const text = await scrape();
  expect(value(text, 'shixuan_disk_free_bytes')).toBe('5000000000');
  expect(value(text, 'shixuan_disk_size_bytes')).toBe('20000000000');
  space = undefined;
  expect(value(await scrape(), 'shixuan_disk_free_bytes')).toBeUndefined();
});

test('nothing else is served there', async () => {
  expect((await ask('/metrics')).headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
});

test('a port that is taken is said in a sentence', async () => {
  await expect(serveMetrics(metrics, { host: 'localhost', port: serving.port })).rejects.toThrow(
    `无法在 localhost 的端口 ${serving.port} 上提供指标`,
  );
});

const documented = (name: string) => resolve(import.meta.dirname, '../../../../docs/monitoring', name);

/** @param least how many metrics the expressions name at least */
async function expectKnown(expressions: readonly string[], least: number): Promise<void> {
  const known = new Set([...(await scrape()).matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name = '']) => name));
  const used = expressions.flatMap(expr => expr.match(/\b(?:shixuan|nodejs|process)_[a-z0-9_]+/g) ?? []);
  const named = new Set(used.map(name => (known.has(name) ? name : name.replace(/_(?:count|bucket|sum)$/, ''))));
  expect(named.size).toBeGreaterThanOrEqual(least);
  expect([...named].filter(name => !known.has(name))).toEqual([]);
}

test('every metric of the alert rules exists, and every alert says what to do', async () => {
  const rule = z.strictObject({
    alert: z.string(),
    expr: z.string(),
    for: z.string(),
    labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
    annotations: z.strictObject({ summary: z.string(), action: z.string() }),
  });
  const file = z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule).min(1) })) });
  const { groups } = file.parse(parse(readFileSync(documented('alerts.yml'), 'utf8')));
  await expectKnown(
    groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    8,
  );
});

test('the example dashboard shows metrics that exist, each panel on a place of its own', async () => {
  const panel = z.object({
    title: z.string().min(1),
    gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int().positive(), h: z.int().positive() }),
    targets: z.array(z.object({ expr: z.string(), legendFormat: z.string().min(1) })).min(1),
  });
  const { panels } = z
    .object({ panels: z.array(panel) })
    .parse(JSON.parse(readFileSync(documented('dashboard.json'), 'utf8')));
  await expectKnown(
    panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    15,
  );
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.map(({ gridPos: { x, w } }) => x + w).filter(right => right > 24)).toEqual([]);
});
