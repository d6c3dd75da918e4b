import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyReader } from '../../domain/partners/key-reader';
import { hasAudience } from '../../domain/releases/registry/audience';
import { createRegistryReader } from '../../domain/releases/registry/read-registry';
import { createVersionReader } from '../../domain/releases/registry/read-version';
import { emptyRegistry } from '../../domain/releases/registry/registry-schema';
import { watchRegistry } from '../../domain/releases/registry/watch-registry';
import { noBreaker } from '../../domain/rendering/breaker';
import { createRenderers } from '../../domain/rendering/renderers';
import type { PageTickets } from '../../domain/telemetry/page-tickets';
import type { EmbedOrigins } from '../../platform/http/embed-origins';
import { registerServiceWorker, SERVICE_WORKER_PATH } from '../offline/register-service-worker';
import { registerVisit } from '../telemetry/register-visit';
import { createIndexedPages, type IndexedPages } from './crawlers/indexed-pages';
import { registerMarkdown } from './crawlers/register-markdown';
import { registerSiteFiles } from './crawlers/site-files';
import { registerSitemap } from './crawlers/sitemap';
import { registerPreviewStyle } from './document/preview-bar';
import { pageCalls, reportFailure } from './drawn/page-calls';
import { createPageDrawer, type NotDrawn } from './drawn/page-drawer';
import { bundlesInDevelopment, publishedBundles } from './drawn/read-bundle';
import { type PageSources, registerPageRoutes } from './page-routes';
import { registerPictures } from './pictures/pictures';
import { registerEmbedFiles } from './published/embed-files';
import { registerEmbedFrame } from './published/embed-frame';
import { registerVersionFiles } from './published/version-files';
import { registerRevision } from './revision/register-revision';
import { registerSiteEvents } from './revision/register-site-events';
import { readOverrideSettings } from './versions/overrides';
import type { OverrideSources } from './versions/page-overrides';
import { rememberSignedIn } from './versions/visitor';
import { visitorVersions } from './versions/visitor-versions';

export interface PagesOptions
  extends Pick<PageSources, 'catalogue' | 'dev' | 'noteServed'>,
    Partial<OverrideSources & Pick<PageSources, 'remotesOrigin' | 'readPreview' | 'sharesPages' | 'patienceMs'>> {
  config: {
    imageHost: string;
    embedOrigins?: EmbedOrigins;
    siteOrigin?: string;
    indexNowKey?: string | undefined;
    securityContact?: string | undefined;
  };
  /** Looks up the owner of a partner key. */
  ownerOf?: KeyReader;
  /** Folder with `registry.json` and the published files; it need not exist yet. */
  registryDir: string;
  /** Puts a sound `registry.json` in the place of a broken one. */
  repairRegistry?: (() => Promise<unknown>) | undefined;
  /** Whether pages are drawn on the server. */
  drawsPages?: boolean;
  /** Of pages that report how they fare; without it no report counts. */
  tickets?: PageTickets | undefined;
  /** Told of each page that could not be drawn on the server. */
  onNotDrawn?: NotDrawn | undefined;
  /** Whether browsers keep the pages that are read, for reading without a network; true by default. */
  keepsPages?: boolean;
}

/** React's development build takes several times as long, and evaluates bundles of megabytes after every edit. */
const DEVELOPMENT_LIMITS = { warmMs: 15_000, coldMs: 30_000 };

export interface Pages {
  /** The registry's current revision. Every answer of the API carries it, so that open pages learn of a deployment. */
  revision(): number;
  /** The pages of the remotes as crawlers get them, the same list until a version changes. */
  indexed(): IndexedPages;
  /** Told by the API whether the visitor of a call is signed in: pages are chosen before any call. */
  noteSignedIn(request: FastifyRequest, reply: FastifyReply, isSignedIn: boolean): void;
}

/**
 * Registers everything that is not the API: pages, the files of published versions, drawn pictures. Its `/*` matches only
 * what no other route matches, so the order of registration does not matter.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): Pages {
  // Development servers replace the registry: nothing is deployed while a page is open.
  const registry = options.dev
    ? emptyRegistry
    : createRegistryReader(options.registryDir, app.log, options.repairRegistry);
  const versions = createVersionReader(options.registryDir, app.log);
  const events = registerSiteEvents(app, registry);
  if (!options.dev) {
    const endWatch = watchRegistry(options.registryDir, () => {
      registry();
      events.look();
    });
    app.addHook('onClose', async () => endWatch());
    registry();
  }
  registerVersionFiles(app, registry, versions);
  registerEmbedFiles(app, registry, versions);
  registerEmbedFrame(app, {
    imageHost: options.config.imageHost,
    origins: options.config.embedOrigins ?? '*',
    ownerOf: options.ownerOf,
  });
  registerPictures(app, options.catalogue);
  const { siteOrigin = '', indexNowKey, securityContact } = options.config;
  const indexed = createIndexedPages(registry, versions);
  registerSiteFiles(app, { siteOrigin, indexNowKey, securityContact, pages: indexed });
  registerMarkdown(app, { catalogue: options.catalogue, siteOrigin });
  registerSitemap(app, { catalogue: options.catalogue, siteOrigin, pages: indexed });
  registerRevision(app, registry);
  const { tickets } = options;
  if (tickets)
    app.register(async visits => registerVisit(visits, { tickets, versionsOf: visitorVersions(registry, versions) }));
  registerPreviewStyle(app);
  const keepsPages = (options.keepsPages ?? true) && !options.dev;
  registerServiceWorker(app, keepsPages);
  const { catalogue, dev, config, noteServed, isStaff = () => false } = options;
  const { overrides = readOverrideSettings({}), remotesOrigin = '' } = options;
  const report = reportFailure(app, () => registry().revision, options.tickets);
  const drawer =
    options.drawsPages && (!dev || dev.draws)
      ? createPageDrawer({
          readBundle: dev ? bundlesInDevelopment : publishedBundles(options.registryDir),
          // Whoever asks why wants to hear it of every page.
          ...((dev || options.onNotDrawn) && { breaker: noBreaker }),
          renderers: createRenderers(dev && DEVELOPMENT_LIMITS),
          call: pageCalls(app),
          onFailed(name, version, route, reason) {
            report(name, version, route);
            options.onNotDrawn?.(name, version, route, reason);
          },
          log: app.log,
        })
      : undefined;
  app.addHook('onClose', async () => drawer?.close());
  registerPageRoutes(app, {
    drawer,
    registry,
    versions,
    catalogue,
    dev,
    imageHost: config.imageHost,
    siteOrigin,
    noteServed: dev ? undefined : noteServed,
    overrides,
    isStaff,
    readPreview: options.readPreview,
    sharesPages: options.sharesPages,
    patienceMs: options.patienceMs,
    remotesOrigin,
    serviceWorker: keepsPages ? SERVICE_WORKER_PATH : null,
  });
  return {
    revision: () => registry().revision,
    indexed,
    noteSignedIn: (request, reply, isSignedIn) =>
      rememberSignedIn(request, reply, { isSignedIn, isAsked: hasAudience(registry(), 'signed-in') }),
  };
}
