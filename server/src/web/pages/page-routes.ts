import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VersionReader } from '../../domain/releases/registry/read-version';
import { remotePath } from '../../domain/releases/registry/registry-paths';
import type { Registry } from '../../domain/releases/registry/registry-schema';
import type { NoteServed } from '../../domain/releases/registry/served-versions';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { compress } from '../../platform/http/compress';
import { acceptedEncodings } from '../../platform/http/negotiate-encoding';
import { type Chosen, chooseVersions, needsVisitor } from './choose-versions';
import { contentSecurityPolicy } from './content-security-policy';
import type { DevServers } from './dev-servers';
import { isPhone } from './drawn/drawn-form';
import type { PageDrawer } from './drawn/page-drawer';
import { createSendDrawn } from './drawn/send-drawn';
import { fetchDevVersions } from './fetch-dev-versions';
import { findRoute } from './find-route';
import { firstDataOf } from './first-data';
import { KILLED_RETRY_SECONDS, killedFacts } from './killed-facts';
import { outlineOf } from './outline';
import { type PageContent, pageContent } from './page-content';
import { type OverrideSources, overridesOf } from './page-overrides';
import { atOrigin } from './remotes-origin';
import { renderPage, unpublishedPage } from './render-page';
import { pageHeaders } from './security-headers';
import { structuredData } from './structured-data';
import { isCrawler, newVisitor, visitorCookie, visitorOf } from './visitor';
import { withoutRecord, withoutRecords } from './without-records';

export interface PageSources extends OverrideSources {
  registry: () => Registry;
  versions: VersionReader;
  /** `current` is read once per page. */
  catalogue: { readonly current: CatalogueSnapshot };
  imageHost: string;
  /** `https://host` under which the public knows the site, or empty: the request's `Host` decides no address. */
  siteOrigin: string;
  dev?: DevServers | undefined;
  /** Another origin that serves the files of remotes; empty for the site itself. */
  remotesOrigin: string;
  /** Draws pages on the server; without it the browser draws all of them. */
  drawer?: PageDrawer | undefined;
  /** Called with each version that a page is given. */
  noteServed?: NoteServed | undefined;
}

const siteName = '视选';

/** A page without a remote: an unknown path, or a remote that is switched off. */
interface UnroutedPage extends Omit<PageContent, 'status'> {
  status: 404 | 503;
}
const unrouted = {
  canonical: null,
  indexed: false,
  share: { kind: 'website' as const, image: null },
  structuredData: null,
  links: [],
  firstData: [],
};
const unknownPage = { status: 404 as const, title: '页面不存在', description: '没有找到这个页面。' };

/** Answers every path without another route with the site's page. */
export function registerPageRoutes(app: FastifyInstance, sources: PageSources): void {
  const logReplaced = onceEach<Chosen['replaced'][number]>(version =>
    app.log.error(version, 'the live version was refused, the one before is shown'),
  );
  const sendDrawn = createSendDrawn();
  app.get('/*', async (request, reply) => {
    const [path = '/', search = ''] = splitUrl(request.url);
    const { remotesOrigin } = sources;
    const chosen = await versionsFor(request, reply, sources);
    chosen.replaced.forEach(logReplaced);
    if (chosen.shell) sources.noteServed?.('shell', chosen.shell.manifest.version);
    for (const { manifest } of chosen.remotes) sources.noteServed?.(remotePath(manifest.name), manifest.version);
    const { overrides, overrideRefused } = await overridesOf(request, reply, search, sources);
    const nonce = randomBytes(16).toString('base64');
    reply.headers({ ...pageHeaders, 'cache-control': overrides.length > 0 ? 'no-store' : 'no-cache' });
    const { imageHost, dev } = sources;
    const policy = (styles?: string) =>
      contentSecurityPolicy({ nonce: styles ? null : nonce, imageHost, dev, remotesOrigin, overrides, styles });
    reply.header('content-security-policy', policy());
    if (!chosen.shell) {
      return sendHtml(
        request,
        reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '10' }),
        unpublishedPage,
      );
    }
    const context = { catalogue: sources.catalogue.current, imageHost: sources.imageHost };
    const found = findRoute(chosen.remotes, path);
    const content: PageContent | UnroutedPage = found
      ? await pageContent(found.route, search, context)
      : { ...unrouted, ...(killedFacts(chosen.killed, path) ?? unknownPage) };
    if (content.status === 503)
      reply.headers({ 'cache-control': 'no-store', 'retry-after': String(KILLED_RETRY_SECONDS) });
    const origin = sources.siteOrigin;
    // Files that an override replaces are not preloaded.
    const isOverridden = overrides.some(({ name }) => name === found?.remote.manifest.name);
    const { title, description, canonical, indexed, share, structuredData: told } = content;
    const registry = {
      revision: chosen.revision,
      remotes: chosen.remotes.map(withoutRecords),
      shell: chosen.shell.manifest.version,
      killed: chosen.killed.map(remote => ({ ...remote, routes: remote.routes.map(withoutRecord) })),
      overrides,
      ...(overrideRefused && { overrideRefused }),
    };
    const isOwn = overrides.length === 0 && !overrideRefused && content.status === 200;
    const drawn =
      found && isOwn && sources.drawer
        ? await sources.drawer.draw({
            url: request.url,
            narrow: isPhone(request.headers),
            shell: chosen.shell.manifest,
            shellBase: chosen.shell.base,
            remote: found.remote,
            route: found.route.id,
            registry,
            dataVersion: context.catalogue.index.version,
            seed: () => firstDataOf(context, content.firstData),
          })
        : null;
    const graph = told && structuredData(told.nodes, told.values, origin);
    if (drawn) reply.header('content-security-policy', policy(drawn.cssHash));
    const html = renderPage({
      drawn,
      outline: drawn ? null : outlineOf(content, graph, context.catalogue, origin),
      title,
      description,
      canonical,
      indexed,
      share,
      remote: found && !isOverridden ? found.remote : null,
      route: found?.route ?? null,
      origin,
      structuredData: graph,
      siteName,
      nonce: drawn ? null : nonce,
      shell: chosen.shell,
      registry,
      // A drawn page has the answers of its own calls beside it.
      firstData: await firstDataOf(context, drawn ? [] : content.firstData),
      verified: !sources.dev,
    });
    return drawn ? sendDrawn(request, reply, html) : sendHtml(request, reply.code(content.status), html);
  });

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Reply before reading the body: an unwanted upload is not awaited.
    onRequest: async (_, reply) =>
      reply
        .code(405)
        .headers({ ...pageHeaders, allow: 'GET, HEAD' })
        .type('text/plain; charset=utf-8')
        .send('此地址只接受 GET 请求。\n'),
    handler: async () => undefined,
  });
}

/** Calls `pass` once for each distinct value. */
function onceEach<T>(pass: (thing: T) => void): (thing: T) => void {
  const seen = new Set<string>();
  return thing => {
    const key = JSON.stringify(thing);
    if (!seen.has(key)) pass(thing);
    seen.add(key);
  };
}

function splitUrl(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

async function versionsFor(request: FastifyRequest, reply: FastifyReply, sources: PageSources): Promise<Chosen> {
  if (sources.dev) return fetchDevVersions(sources.dev);
  const registry = sources.registry();
  const split = needsVisitor(registry) && !isCrawler(request.headers['user-agent']);
  if (!split) return placed(chooseVersions(registry, sources.versions, null), sources);
  const known = visitorOf(request.headers.cookie);
  const visitor = known ?? newVisitor();
  if (known === null) reply.header('set-cookie', visitorCookie(visitor));
  return placed(chooseVersions(registry, sources.versions, visitor), sources);
}

const placed = (chosen: Chosen, { remotesOrigin }: PageSources): Chosen => ({
  ...chosen,
  remotes: chosen.remotes.map(remote => atOrigin(remote, remotesOrigin)),
});

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'accept, accept-encoding');
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress(html, encoding, 'page'));
}
