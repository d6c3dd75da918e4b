import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { followOfferedFiles } from './documents/downloads/offered-files';
import { createDocumentMaker, type DocumentMaker } from './documents/worker/document-maker';
import { createWorkGate } from './domain/proof-of-work/work-gate';
import { selectionOf } from './domain/selection/selection-of';
import { createSolver, type Solver } from './domain/selection/solver';
import { warmUp } from './domain/selection/warm-up';
import type { Catalogue } from './domain/snapshot/catalogue';
import type { WorkSettings } from './platform/config';
import type { Changes } from './platform/database/changes';
import type { Database } from './platform/database/connect';
import { replicaOf } from './platform/database/replica/read-replica';
import type { EmbedOrigins } from './platform/http/embed-origins';
import { refuseSeveralHosts } from './platform/http/one-host';
import { openServer } from './platform/http/open-server';
import { closeInTime, type Patience, timeLimits, visitorsPatience } from './platform/http/patience';
import { createQueueTime, type QueueOptions } from './platform/http/queue-time';
import { readableUrl } from './platform/http/readable-url';
import { logRefusedAccess } from './platform/http/refused-access';
import { answerRequestIds, requestIds } from './platform/http/request-ids';
import { originFrom } from './platform/http/site-origin';
import { requireHttps } from './platform/http/strict-transport';
import type { Tls } from './platform/http/tls';
import { type Messenger, silentMessenger } from './platform/mail/messenger';
import type { FreeSpace } from './platform/storage/free-space';
import type { ObjectStorage } from './platform/storage/object-storage';
import { collectSchemas, registerDocs } from './web/api/docs/register-docs';
import { registerEngineDocument } from './web/api/engine/register-engine-document';
import { openEmbedGate } from './web/api/http/embed-calls';
import { registerCalls } from './web/api/http/register-calls';
import { registerErrors, sendFrameworkError } from './web/api/http/register-errors';
import { registerHealth } from './web/api/http/register-health';
import { registerDocuments } from './web/files/register-documents';
import { registerFiles } from './web/files/register-files';
import { registerProductPictures } from './web/files/register-product-pictures';
import { registerMcp } from './web/mcp/register-mcp';
import type { Pages } from './web/pages/register-pages';

export interface AppOptions {
  db: Database;
  catalogue: Catalogue;
  /** Tells of what other processes on the database have changed; without it their changes are found at intervals. */
  changes?: Changes | undefined;
  config: {
    /** Prefix of picture paths that begin with `/Uploads`. */
    imageHost: string;
    /** `https://host` under which the public knows the site; empty when it is not set. */
    siteOrigin?: string;
    /** Pages that may hold the site's widgets; all of them by default. */
    embedOrigins?: EmbedOrigins | undefined;
    /** Addresses of proxies whose `X-Forwarded-For` is believed; none by default. */
    trustProxy?: string | undefined;
    /** When registrations and enquiries need a proof of work; never by default. */
    proofOfWork?: WorkSettings | undefined;
  };
  /** Where the files of the download centre and pictures of products lie; without it none are served. */
  storage?: ObjectStorage | undefined;
  /** Registers the pages and files of the site; without it the server is the API alone. */
  pages?: (app: FastifyInstance) => Pages;
  /** Registers what the people behind the site work with: reports of open pages, the operators' page. */
  operators?: (app: FastifyInstance) => void;
  /** How mails and short messages are sent; without it none are. */
  messenger?: Messenger | undefined;
  /** Rejects with the reason while the registry of versions cannot be read; without it nobody asks. */
  checkRegistry?: (() => Promise<unknown>) | undefined;
  /** Space of the disk that the site writes to; without it `/readyz` says nothing of it. */
  freeSpace?: (() => Promise<FreeSpace | undefined>) | undefined;
  /** Sees the server before its routes are made: measures answers, for instance. */
  watch?: (app: FastifyInstance) => void;
  /** Where and how much to log; nothing by default. */
  logger?: FastifyServerOptions['logger'];
  /** With it the server speaks HTTPS and HTTP/2. */
  tls?: Tls | undefined;
  /** How the time that requests wait is measured, and what counts as a crowd. */
  queue?: QueueOptions;
  /** How long slow visitors are waited for. */
  patience?: Patience;
  /** Solves the tasks of visitors, and is closed with the server; one of its own by default. */
  solver?: Solver;
  /** Makes the files that visitors take away, and is closed with the server; one of its own by default. */
  documents?: DocumentMaker;
  /** Whether the selection is warmed up once the server listens: half a minute of processor time. False by default. */
  warmsUp?: boolean;
}

/** The whole server, not yet listening. */
export function buildApp({
  db,
  catalogue,
  changes,
  config,
  storage,
  pages,
  operators,
  messenger = silentMessenger,
  checkRegistry,
  freeSpace,
  patience = visitorsPatience,
  solver = createSolver(),
  documents = createDocumentMaker(),
  warmsUp = false,
  queue,
  watch,
  logger = false,
  tls,
}: AppOptions): FastifyInstance {
  const app = openServer(
    {
      logger,
      trustProxy: config.trustProxy ?? false,
      ...requestIds(Boolean(config.trustProxy)),
      ...timeLimits(patience),
      frameworkErrors: sendFrameworkError,
      rewriteUrl: ({ url = '/' }) => readableUrl(url),
    },
    tls,
  );
  closeInTime(app, patience);
  watch?.(app);
  answerRequestIds(app);
  logRefusedAccess(app);
  refuseSeveralHosts(app);
  const queueTime = createQueueTime(app, queue);
  requireHttps(app, config.siteOrigin ?? '');
  registerErrors(app);
  collectSchemas(app);
  const endChanges = changes && followOfferedFiles(db, changes);
  app.addHook('onClose', async () => endChanges?.());
  const closing = new AbortController();
  // In the background while calls are answered: it takes seconds.
  if (warmsUp)
    app.addHook('onListen', done => {
      selectionOf(catalogue.current.index)
        .then(selection => warmUp(selection, solver, closing.signal))
        .catch(error => app.log.error({ error }, 'the selection was not warmed up'));
      done();
    });
  app.addHook('onClose', () => {
    closing.abort();
    return solver.close();
  });
  let registered: Pages | undefined;
  const revision = () => registered?.revision();
  const noteSignedIn: Pages['noteSignedIn'] = (...told) => registered?.noteSignedIn(...told);
  const originOf = originFrom(config.siteOrigin ?? '');
  const embedOrigins = config.embedOrigins ?? '*';
  const gate = openEmbedGate(app, db, embedOrigins);
  const workGate = config.proofOfWork && createWorkGate(db, config.proofOfWork);
  const asked = { solver, messenger, revision, noteSignedIn, gate, queueTime, workGate };
  const services = { db, catalogue, imageHost: config.imageHost, ...asked };
  app.register(api => registerCalls(api, services));
  app.register(mcp => registerMcp(mcp, { ...services, embedOrigins, originOf }));
  app.register(registerDocs);
  app.register(registerEngineDocument);
  app.register(registerHealth, { catalogue, checkRegistry, freeSpace, replica: () => replicaOf(db)?.status });
  app.register(async files => registerDocuments(files, { db, catalogue, storage, documents, originOf }));
  if (storage) {
    app.register(async files => registerFiles(files, { db, storage }));
    app.register(async files => registerProductPictures(files, { catalogue, storage }));
  }
  if (operators) app.register(async people => operators(people));
  if (pages)
    app.register(async site => {
      registered = pages(site);
    });
  return app;
}
