import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { makeReady } from './domain/selection/make-ready';
import { selectionOf } from './domain/selection/selection-of';
import { createSolver } from './domain/selection/solver';
import type { Catalogue } from './domain/snapshot/catalogue';
import type { Database } from './platform/database/connect';
import type { EmbedOrigins } from './platform/http/embed-origins';
import { readableUrl } from './platform/http/readable-url';
import type { ObjectStorage } from './platform/storage/object-storage';
import { collectSchemas, registerDocs } from './web/api/docs/register-docs';
import { registerEngineDocument } from './web/api/engine/register-engine-document';
import { registerCalls } from './web/api/http/register-calls';
import { registerErrors, sendFrameworkError } from './web/api/http/register-errors';
import { registerHealth } from './web/api/http/register-health';
import { registerDocuments } from './web/files/register-documents';
import { registerFiles } from './web/files/register-files';
import type { Gateway } from './web/pages/register-gateway';

export interface AppOptions {
  db: Database;
  catalogue: Catalogue;
  config: {
    /** Prefix of picture paths that begin with `/Uploads`. */
    imageHost: string;
    /** Pages that may hold the site's widgets; all of them by default. */
    embedOrigins?: EmbedOrigins | undefined;
    /** Addresses of proxies whose `X-Forwarded-For` is believed; none by default. */
    trustProxy?: string | undefined;
  };
  /** Where the files of the download centre lie; without it none are served. */
  storage?: ObjectStorage | undefined;
  /** Registers the pages and files of the site; without it the server is the API alone. */
  gateway?: (app: FastifyInstance) => Gateway;
  /** Registers what the people behind the site work with: reports of open pages, the operators' page. */
  operators?: (app: FastifyInstance) => void;
  /** Where and how much to log; nothing by default. */
  logger?: FastifyServerOptions['logger'];
}

/** The whole server, not yet listening. */
export function buildApp({
  db,
  catalogue,
  config,
  storage,
  gateway,
  operators,
  logger = false,
}: AppOptions): FastifyInstance {
  const app = fastify({
    logger,
    trustProxy: config.trustProxy ?? false,
    frameworkErrors: sendFrameworkError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  registerErrors(app);
  collectSchemas(app);
  const solver = createSolver();
  const closing = new AbortController();
  // Beside whoever asks already: it takes seconds.
  app.addHook('onListen', done => {
    selectionOf(catalogue.current.index)
      .then(selection => makeReady(selection, solver, closing.signal))
      .catch(error => app.log.error({ error }, 'the selection was not made ready'));
    done();
  });
  app.addHook('onClose', () => {
    closing.abort();
    return solver.close();
  });
  let site: Gateway | undefined;
  const revision = () => site?.revision();
  app.register(api =>
    registerCalls(api, {
      db,
      catalogue,
      imageHost: config.imageHost,
      embedOrigins: config.embedOrigins ?? '*',
      solver,
      revision,
    }),
  );
  app.register(registerDocs);
  app.register(registerEngineDocument);
  app.register(registerHealth, { catalogue });
  app.register(async files => registerDocuments(files, catalogue));
  if (storage) app.register(async files => registerFiles(files, { db, storage }));
  if (operators) app.register(async people => operators(people));
  if (gateway)
    app.register(async pages => {
      site = gateway(pages);
    });
  return app;
}
