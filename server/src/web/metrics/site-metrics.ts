import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Catalogue } from '../../domain/snapshot/catalogue';
import type { ReplicaStatus } from '../../platform/database/replica/read-replica';
import { clockDifference } from '../../platform/database/watch-clock';
import type { JobState } from '../../platform/jobs/job-log';
import type { FreeSpace } from '../../platform/storage/free-space';

/** Upper limits of the classes of answering times, s: from an answer out of memory to one that a visitor gives up on. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** What the metrics tell of a version that visitors get. */
export interface AppFigures {
  app: string;
  version: string;
  /** Share of visitors, 0 to 1. */
  share: number;
  /** Reports of pages in the last minutes. */
  loads: number;
  /** By kind, of a list of kinds that is known: pages of strangers must not make series. */
  failures: Readonly<Record<string, number>>;
}

/** The deployed versions, and how they fare. */
export interface AppsReport {
  revision: number;
  apps: readonly AppFigures[];
  /** What browsers refused by the content security policy in the last hours, by directive: of a list that is known. */
  violations: Readonly<Record<string, number>>;
}

export interface SiteMetricsOptions {
  catalogue: Catalogue;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** How the replica is that reads go to; undefined where there is none. */
  replica?: (() => ReplicaStatus | undefined) | undefined;
  /** Asked with each look at the metrics. Without an answer their series are absent, and a metric of its own says so. */
  readApps(): Promise<AppsReport>;
  /** Space of the disk that the site writes to; undefined where nobody knows. */
  freeSpace?: (() => Promise<FreeSpace | undefined>) | undefined;
  /** Work beside requests; asked with each look, too. */
  readJobs(): Promise<readonly { name: string; state: Pick<JobState, 'failures' | 'succeededAt'> }[]>;
}

export interface SiteMetrics {
  contentType: string;
  /** All metrics as they are now, in the text format of Prometheus. */
  read(): Promise<string>;
  /** Counts every answer of the server from now on, by route pattern and class of status. */
  watch(app: FastifyInstance): void;
  /** Ends what measures the process. */
  stop(): void;
}

/**
 * Metrics of this process and what it serves, in the names and units that Prometheus recommends. The number of series is
 * bounded: routes are patterns, statuses classes, versions those that visitors get.
 */
export function createSiteMetrics({
  catalogue,
  pool,
  replica,
  freeSpace,
  readApps,
  readJobs,
}: SiteMetricsOptions): SiteMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addDatabase(registry, catalogue, pool);
  addClock(registry, pool);
  addReplica(registry, replica);
  addDisk(registry, freeSpace);
  addCatalogue(registry, catalogue);
  const lookAtApps = addApps(registry, readApps);
  const lookAtJobs = addJobs(registry, readJobs);
  const answers = new Histogram({
    name: 'shixuan_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer, by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const aborted = new Counter({
    name: 'shixuan_http_requests_aborted_total',
    help: 'Requests whose visitor left before the answer was complete.',
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    async read() {
      await lookAtApps();
      await lookAtJobs();
      return registry.metrics();
    },
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        const labels = { method: METHODS.includes(method) ? method : 'other', route, status };
        answers.observe(labels, reply.elapsedTime / 1000);
      });
      app.addHook('onRequestAbort', (_, done) => {
        aborted.inc();
        done();
      });
    },
    stop: () => registry.clear(),
  };
}

function addDatabase(registry: Registry, catalogue: Catalogue, pool: SiteMetricsOptions['pool']): void {
  const registers = [registry];
  new Gauge({
    name: 'shixuan_database_up',
    help: '1 while the database answers. Without it the catalogue is served from memory, and nothing is written.',
    registers,
    collect() {
      this.set(catalogue.databaseReachable ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shixuan_database_connections',
    help: 'Connections to the database: in use and idle; waiting are queries without one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function addClock(registry: Registry, pool: object): void {
  new Gauge({
    name: 'shixuan_clock_difference_seconds',
    help: 'How far the clock of this machine is ahead of the clock of the database; absent where the database is on this machine.',
    registers: [registry],
    collect() {
      // A gauge without labels begins at 0, which would say that the clocks agree.
      this.remove();
      const difference = clockDifference(pool);
      if (difference !== undefined) this.set(difference / 1000);
    },
  });
}

function addReplica(registry: Registry, replica: SiteMetricsOptions['replica'] = () => undefined): void {
  const registers = [registry];
  new Gauge({
    name: 'shixuan_replica_used',
    help: '1 while reads go to the replica of DATABASE_READ_URL, 0 while the primary serves them in its place.',
    registers,
    collect() {
      // A gauge without labels begins at 0, which would say that the replica is not used.
      this.remove();
      const status = replica();
      if (status) this.set(status.state === 'used' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shixuan_replica_lag_seconds',
    help: 'How old the data of the replica is at most; absent while nobody knows.',
    registers,
    collect() {
      this.remove();
      const lagMs = replica()?.lagMs;
      if (typeof lagMs === 'number') this.set(lagMs / 1000);
    },
  });
}

function addDisk(registry: Registry, freeSpace: SiteMetricsOptions['freeSpace'] = async () => undefined): void {
  const registers = [registry];
  const of = (name: string, help: string, bytes: (space: FreeSpace) => number) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        // Without a figure there is no series: 0 would say that the disk is full.
        this.remove();
        const space = await freeSpace();
        if (space) this.set(bytes(space));
      },
    });
  of('shixuan_disk_free_bytes', 'What may still be written where the site writes.', ({ freeBytes }) => freeBytes);
  of('shixuan_disk_size_bytes', 'Size of the file system that the site writes to.', ({ sizeBytes }) => sizeBytes);
}

function addCatalogue(registry: Registry, catalogue: Catalogue): void {
  const registers = [registry];
  new Gauge({
    name: 'shixuan_catalogue_version',
    help: 'Number of the catalogue that is served; equal in all processes but for a second or two after an import.',
    registers,
    collect() {
      this.set(Number(catalogue.current.index.version));
    },
  });
  new Gauge({
    name: 'shixuan_catalogue_products',
    help: 'Products that are served.',
    registers,
    collect() {
      this.set(catalogue.current.index.categories.reduce((sum, { count }) => sum + count, 0));
    },
  });
}

/** @returns a look at the store that fills all of them: each by itself would look for its own, and at another moment */
function addApps(registry: Registry, readApps: SiteMetricsOptions['readApps']): () => Promise<void> {
  const registers = [registry];
  const labelNames = ['app', 'version'] as const;
  const revision = new Gauge({ name: 'shixuan_registry_revision', help: 'Number of the last operation.', registers });
  const share = new Gauge({
    name: 'shixuan_app_traffic_ratio',
    help: 'Share of visitors who get a version. Less than 1: a trial.',
    labelNames,
    registers,
  });
  const loads = new Gauge({
    name: 'shixuan_app_recent_loads',
    help: 'Loads of a version that open pages reported in the last ten minutes.',
    labelNames,
    registers,
  });
  const failures = new Gauge({
    name: 'shixuan_app_recent_failures',
    help: 'Failures of a version that open pages reported in the last ten minutes, by kind.',
    labelNames: ['app', 'version', 'failure'] as const,
    registers,
  });
  const violations = new Gauge({
    name: 'shixuan_policy_recent_violations',
    help: 'What browsers refused by the content security policy, by directive, in this hour and the one before.',
    labelNames: ['directive'] as const,
    registers,
  });
  const readable = new Gauge({
    name: 'shixuan_registry_readable',
    help: '1 while the registry of versions and the reports on them can be read.',
    registers,
  });
  return async () => {
    const report = await readApps().catch(() => null);
    for (const one of [revision, share, loads, failures, violations]) one.reset();
    readable.set(report ? 1 : 0);
    if (!report) return;
    revision.set(report.revision);
    for (const [directive, count] of Object.entries(report.violations)) violations.set({ directive }, count);
    for (const { app, version, ...figures } of report.apps) {
      share.set({ app, version }, figures.share);
      loads.set({ app, version }, figures.loads);
      for (const [failure, count] of Object.entries(figures.failures)) failures.set({ app, version, failure }, count);
    }
  };
}

function addJobs(registry: Registry, readJobs: SiteMetricsOptions['readJobs']): () => Promise<void> {
  const registers = [registry];
  // Not `job`: that label is Prometheus' own, and names what is scraped.
  const labelNames = ['work'] as const;
  const failures = new Gauge({
    name: 'shixuan_job_failures',
    help: 'Failures of a job beside requests since its last success; equal in all processes.',
    labelNames,
    registers,
  });
  const succeeded = new Gauge({
    name: 'shixuan_job_last_success_timestamp_seconds',
    help: 'When a job last did what was to do.',
    labelNames,
    registers,
  });
  return async () => {
    const jobs = await readJobs().catch(() => []);
    failures.reset();
    succeeded.reset();
    for (const { name, state } of jobs) {
      failures.set({ work: name }, state.failures);
      if (state.succeededAt !== null) succeeded.set({ work: name }, Date.parse(state.succeededAt) / 1000);
    }
  };
}
