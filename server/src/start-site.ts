import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { startBackgroundWork } from './background-work';
import { siteSecret } from './domain/accounts/site-secret';
import { readCdnSettings } from './domain/cdn/cdn-settings';
import { createKeyReader } from './domain/partners/key-reader';
import { readPreview } from './domain/releases/previews';
import { startMirror } from './domain/releases/registry/mirror';
import { createRegistryCheck } from './domain/releases/registry/registry-check';
import { findOlderRegistry } from './domain/releases/registry/registry-older';
import { readPointer } from './domain/releases/registry/registry-pointer';
import { isMirrored, registryFolder, registryStore } from './domain/releases/registry/registry-store';
import { createNoteServed } from './domain/releases/registry/served-versions';
import { warmUpSearch } from './domain/search/finding/site-search-of';
import { seedDatabase } from './domain/seed/seed';
import { openCatalogue } from './domain/snapshot/catalogue';
import { readSubmissionSettings } from './domain/submissions/submission-settings';
import { createPageTickets } from './domain/telemetry/page-tickets';
import { readWebhookSettings } from './domain/webhooks/webhook-settings';
import { readCompanySettings } from './platform/company-settings';
import { type Config, readConfig } from './platform/config';
import { followChanges } from './platform/database/changes';
import { claimEnvironment } from './platform/database/claim-environment';
import { ANSWER_MS, openDatabase, patientOf } from './platform/database/connect';
import { openReadReplica, replicaOf } from './platform/database/replica/read-replica';
import { type KeptCertificate, keepCertificate } from './platform/http/keep-certificate';
import { loggerOptions } from './platform/http/logger-options';
import { readTls } from './platform/http/tls';
import { readJobs } from './platform/jobs/job-log';
import { readMailSettings } from './platform/mail/mail-settings';
import { openMessenger } from './platform/mail/messenger';
import { isOutOfRoom } from './platform/outage';
import { portRefusal } from './platform/process/port.mjs';
import { createShutdown } from './platform/process/shutdown';
import { StartError } from './platform/process/start-error';
import { reasonOf } from './platform/reason-of';
import { freeSpaceOf } from './platform/storage/free-space';
import { makeRoomToStart } from './platform/storage/held-room';
import { openStorage } from './platform/storage/open-storage';
import type { OpenTracing } from './platform/tracing/open-tracing';
import { useTracing } from './platform/tracing/spans';
import { readTracingSettings, type TracingSettings } from './platform/tracing/tracing-settings';
import { registerDeploy } from './web/deploy/register-deploy';
import { readApps } from './web/metrics/read-apps';
import { serveMetrics } from './web/metrics/serve-metrics';
import { createSiteMetrics } from './web/metrics/site-metrics';
import { registerOperators } from './web/ops/register-operators';
import { readStaff } from './web/ops/staff-session';
import type { NotDrawn } from './web/pages/drawn/page-drawer';
import { readRemotesOrigin } from './web/pages/policy/remotes-origin';
import { type Pages, registerPages } from './web/pages/register-pages';
import { readDevServers } from './web/pages/versions/dev-servers';
import { readOverrideSettings } from './web/pages/versions/overrides';
import { registerVisitSpans } from './web/telemetry/register-visit-spans';
import { traceRequests } from './web/telemetry/trace-requests';

export interface Site {
  /** For the browser. */
  address: string;
  /**
   * Takes no new connections from this moment on, answers what has been asked, then ends everything that was started, the
   * database last.
   */
  stop: () => Promise<void>;
}

export interface StartOptions {
  /** Whether the files of the download centre are made: a minute of processor time on new data. True by default. */
  makesFiles?: boolean;
  /** Whether the selection is warmed up: half a minute of processor time, for the speed of the first answers. True by default. */
  warmsUp?: boolean;
  /** Whether other processes listen to the same port, which has been looked at for all. False by default. */
  sharesPort?: boolean;
  /** Told of each page that could not be drawn on the server. */
  onNotDrawn?: NotDrawn | undefined;
}

/**
 * What is not warmed up is tried, by tests or before a deployment, on machines with much else to do: its first drawings are waited for
 * longer than a visitor would, ms, so that what is seen does not depend on the hour.
 */
const COLD_PATIENCE_MS = 10_000;

/**
 * Starts the whole site in this process: database, data, catalogue, server.
 * @throws StartError with one sentence; what had been started until then is stopped.
 */
export async function startSite(
  environment: NodeJS.ProcessEnv,
  log: (line: string) => void,
  { makesFiles = true, warmsUp = true, sharesPort = false, onNotDrawn }: StartOptions = {},
): Promise<Site> {
  const config = readConfig(environment);
  const company = readCompanySettings(environment);
  const mail = readMailSettings(environment);
  const submission = readSubmissionSettings(environment, config.siteOrigin);
  const webhooks = readWebhookSettings(environment);
  const cdn = readCdnSettings(environment);
  const dev = readDevServers(environment);
  const remotesOrigin = readRemotesOrigin(environment);
  const tls = readTls(environment);
  const traces = readTracingSettings(environment);
  const refusal = sharesPort ? undefined : await portRefusal(config.port);
  if (refusal !== undefined) throw new StartError(refusal);

  const started = createShutdown();
  try {
    const tracing = traces && (await startTracing(traces, log, started));
    const storage = await openStorage(config.storage);
    await makeRoomToStart(config.varDir, storage.room);
    const { db, stop: stopDatabase } = await openDatabase({ ...config, log, answerMs: ANSWER_MS });
    started.need(stopDatabase);
    await claimEnvironment(db, config.environment);
    if (config.databaseReadUrl !== undefined) {
      const replica = await openReadReplica(db, config.databaseReadUrl, log);
      started.need(() => replica.stop());
    }
    await seedDatabase(patientOf(db), log);
    const changes = followChanges(db, log);
    started.need(() => changes.stop());
    const { searchEngine } = config;
    const catalogue = await openCatalogue(db, { log, changes, warmUp: warmUpSearch, searchEngine, company });
    started.need(() => catalogue.close());
    const { email = '' } = catalogue.current.company ?? {};
    const enquiryTo = mail.enquiryTo.length > 0 || email === '' ? mail.enquiryTo : [email];
    const messenger = openMessenger({ ...mail, enquiryTo }, join(config.varDir, 'outbox'));
    started.need(async () => messenger.close());
    const registryDir = registryFolder(config);
    const registryStorage = registryStore(storage);
    if (isMirrored(config)) {
      const mirror = await startMirror(registryStorage, registryDir, log);
      changes.on('registry', mirror.soon);
      started.need(() => mirror.stop());
    } else {
      // Before the first page: a broken registry is rebuilt here. One that cannot be is told with the pages' first look.
      await readPointer(registryStorage).catch(() => undefined);
    }
    const older = await findOlderRegistry(registryStorage).catch(() => null);
    if (older) log(`注册表较旧：${older.message}`);
    const withSecondFactor = config.requiresSecondFactor;
    const tickets = createPageTickets(() => siteSecret(db));
    const noteServed = createNoteServed(registryStorage, log);
    let sitePages: Pages | undefined;
    const pages = (app: FastifyInstance) => {
      sitePages = registerPages(app, {
        catalogue,
        config: { ...config, indexNowKey: submission.indexNowKey },
        dev,
        registryDir,
        // A mirror reads the registry every second or two.
        repairRegistry: isMirrored(config) ? undefined : () => readPointer(registryStorage),
        noteServed,
        ownerOf: createKeyReader(db),
        tickets,
        drawsPages: config.drawsPages,
        sharesPages: cdn !== undefined,
        patienceMs: warmsUp ? undefined : COLD_PATIENCE_MS,
        onNotDrawn,
        keepsPages: config.keepsPages,
        overrides: readOverrideSettings(environment),
        readPreview: dev ? undefined : secret => readPreview(db, secret),
        remotesOrigin,
        isStaff: async (request, reply) => (await readStaff(db, request, reply, { withSecondFactor })) !== null,
      });
      return sitePages;
    };
    const operators = (app: FastifyInstance) => {
      registerOperators(app, {
        ...{ db, registryDir, registryStorage, tickets, requiresSecondFactor: withSecondFactor },
        environment: config.environment,
        siteOrigin: config.siteOrigin,
      });
      if (tracing) app.register(async visits => registerVisitSpans(visits, { tickets, ...tracing }));
      app.register(registerDeploy, { db, storage: registryStorage, environments: storage.environments });
    };
    const logger = loggerOptions(config.logLevel);
    // A developer's site has no published shell.
    const checkRegistry = dev ? () => readPointer(registryStorage) : createRegistryCheck(registryStorage, registryDir);
    const freeSpace = () => freeSpaceOf(config.varDir);
    let certificate: KeptCertificate | undefined;
    const metrics =
      config.metrics &&
      createSiteMetrics({
        catalogue,
        pool: db.$client,
        replica: () => replicaOf(db)?.status,
        freeSpace,
        certificate: () => certificate,
        readApps: () => readApps(db, registryStorage),
        readJobs: () => readJobs(db),
      });
    const options = { db, catalogue, changes, config, storage, pages, operators, messenger, warmsUp, logger, tls };
    const watch = (app: FastifyInstance) => {
      if (tracing) traceRequests(app, tracing);
      if (metrics) metrics.watch(app);
    };
    const app = buildApp({ ...options, checkRegistry, freeSpace, watch });
    started.work(() => app.close());
    if (config.metrics && metrics) {
      const serving = await serveMetrics(metrics, config.metrics);
      started.need(async () => {
        await serving.stop();
        metrics.stop();
      });
      log(`指标：http://${displayHost(config.metrics.host)}:${serving.port}/metrics`);
    }
    const port = await listen(app, config);
    if (tls) {
      const host = config.siteOrigin && new URL(config.siteOrigin).hostname;
      certificate = keepCertificate(app.server, { environment, tls, log, host });
      started.work(certificate.stop);
    }
    if (config.siteOrigin === '')
      log(
        '未设置 SITE_ORIGIN：规范地址写成相对地址，robots.txt 不列站点地图，也不向搜索引擎推送。公开的网站应当设置。',
      );
    startBackgroundWork(started, {
      ...{ config, db, storage, registryStorage, catalogue, changes, messenger, makesFiles, log },
      serverLog: app.log,
      settings: { submission, webhooks, cdn },
      listedPages: () => sitePages?.indexed().listed ?? [],
    });
    return { address: `${tls ? 'https' : 'http'}://${displayHost(config.host)}:${port}`, stop: started.stop };
  } catch (error) {
    await started.stop();
    throw isOutOfRoom(error) ? new StartError(`网站没有启动：${reasonOf(error)}。`) : error;
  }
}

/** Before anything is traced, and loaded only here: the SDK takes a quarter of a second. Ends after all that it traces. */
async function startTracing(
  settings: TracingSettings,
  log: (line: string) => void,
  started: ReturnType<typeof createShutdown>,
): Promise<OpenTracing> {
  const { openTracing } = await import('./platform/tracing/open-tracing');
  const tracing = openTracing(settings, log);
  const end = useTracing(tracing);
  started.need(async () => {
    end();
    await tracing.stop();
  });
  log(`追踪送往 ${new URL(settings.url).origin}`);
  return tracing;
}

/** @returns the port, also when the system chose it */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
    const [address] = app.addresses();
    return typeof address === 'object' ? address.port : port;
  } catch (error) {
    throw new StartError(`无法在 ${host} 的端口 ${port} 上监听：${reasonOf(error)}`);
  }
}

/** An address that listens to everybody is shown as the one to type on this machine. */
function displayHost(host: string): string {
  if (host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
