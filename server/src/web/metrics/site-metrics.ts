import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { FreeSpace } from '../../platform/storage/free-space';
import { type AppsReport, addApps } from './app-metrics';
import { addCatalogue } from './catalogue-metrics';
import { addCertificate, type ShownCertificate } from './certificate-metrics';
import { addDatabase, type DatabaseSources } from './database-metrics';
import { addDisk } from './disk-metrics';
import { addJobs, type JobReport } from './job-metrics';

/** Upper limits of the classes of answering times, s: from an answer out of memory to one that a visitor gives up on. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export interface SiteMetricsOptions extends DatabaseSources {
  /** Asked with each look at the metrics. Without an answer their series are absent, and a metric of its own says so. */
  readApps(): Promise<AppsReport>;
  /** Space of the disk that the site writes to; undefined where nobody knows. */
  freeSpace?: (() => Promise<FreeSpace | undefined>) | undefined;
  /** The certificate in use; undefined where the site has none. */
  certificate?: (() => ShownCertificate | undefined) | undefined;
  /** Work beside requests; asked with each look, too. Without an answer likewise. */
  readJobs(): Promise<readonly JobReport[]>;
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
  freeSpace,
  certificate,
  readApps,
  readJobs,
  ...database
}: SiteMetricsOptions): SiteMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addDatabase(registry, database);
  addDisk(registry, freeSpace);
  addCertificate(registry, certificate);
  addCatalogue(registry, database.catalogue);
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
