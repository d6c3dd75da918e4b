import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import type { Catalogue } from './catalogue/catalogue';
import type { Database } from './database/connect';
import { registerDocuments } from './documents/register-documents';
import { registerFiles } from './downloads/register-files';
import type { FileStorage } from './downloads/storage/file-storage';
import { collectSchemas, registerDocs } from './http/docs/register-docs';
import type { EmbedOrigins } from './http/embed-origins';
import { readableUrl } from './http/readable-url';
import { registerCalls } from './http/register-calls';
import { registerErrors, sendFrameworkError } from './http/register-errors';
import { registerHealth } from './http/register-health';
import { createSolver } from './selection/solver';

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
  storage?: FileStorage | undefined;
  /** Registers the pages and files of the site; without it the server is the API alone. */
  gateway?: (app: FastifyInstance) => void;
  /** Where and how much to log; nothing by default. */
  logger?: FastifyServerOptions['logger'];
}

/** The whole server, not yet listening. */
export function buildApp({ db, catalogue, config, storage, gateway, logger = false }: AppOptions): FastifyInstance {
  const app = fastify({
    logger,
    trustProxy: config.trustProxy ?? false,
    frameworkErrors: sendFrameworkError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  registerErrors(app);
  collectSchemas(app);
  const solver = createSolver();
  app.addHook('onClose', () => solver.close());
  app.register(api =>
    registerCalls(api, {
      db,
      catalogue,
      imageHost: config.imageHost,
      embedOrigins: config.embedOrigins ?? '*',
      solver,
    }),
  );
  app.register(registerDocs);
  app.register(registerHealth, { catalogue });
  app.register(async files => registerDocuments(files, catalogue));
  if (storage) app.register(async files => registerFiles(files, { db, storage }));
  if (gateway) app.register(async pages => gateway(pages));
  return app;
}
