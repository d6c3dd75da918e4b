import { randomBytes } from 'node:crypto';
import { REVISION_HEADER } from '@shixuan/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cdnTags } from '../../domain/cdn/keep-purged';
import { asSeenBy } from '../../domain/releases/registry/audience';
import type { VersionReader } from '../../domain/releases/registry/read-version';
import { remotePath } from '../../domain/releases/registry/registry-paths';
import type { Registry } from '../../domain/releases/registry/registry-schema';
import type { NoteServed } from '../../domain/releases/registry/served-versions';
import type { CatalogueSnapshot } from '../../domain/snapshot/catalogue';
import { compress } from '../../platform/http/compress';
import { acceptedEncodings } from '../../platform/http/negotiate-encoding';
import { movedAddress } from './crawlers/moved-address';
import { drawDocument, keyOf, type PageVisit, plainDocument } from './document/page-document';
import { unpublishedPage } from './document/render-page';
import { createDrawnDocuments } from './drawn/drawn-documents';
import { isPhone } from './drawn/drawn-form';
import type { PageDrawer } from './drawn/page-drawer';
import { sendDrawn } from './drawn/send-drawn';
import { contentSecurityPolicy } from './policy/content-security-policy';
import { atOrigin } from './policy/remotes-origin';
import { pageHeaders } from './policy/security-headers';
import { type Chosen, chooseVersions, needsVisitor } from './versions/choose-versions';
import type { DevServers } from './versions/dev-servers';
import { fetchDevVersions } from './versions/fetch-dev-versions';
import { spelledPath } from './versions/find-route';
import { type OverrideSources, overridesOf } from './versions/page-overrides';
import { type PagePreview, type PreviewReader, previewOf } from './versions/page-previews';
import { policyNamesOf } from './versions/policy-names';
import { groupsOf, isCrawler, rememberVisitor, visitorOf } from './versions/visitor';

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
  /** Address of the service worker that pages register; null where they register none. */
  serviceWorker: string | null;
  /** Whether a cache before the site may give a page to many visitors: then it is told of changes. False by default. */
  sharesPages?: boolean | undefined;
  /** The longest that a visitor waits for a page to be drawn, ms, before the browser draws it. */
  patienceMs?: number | undefined;
  /** Looks preview links up; without it there are none. */
  readPreview?: PreviewReader | undefined;
  /** Called with each version that a page is given. */
  noteServed?: NoteServed | undefined;
}

/** Answers every path without another route with the site's page. */
export function registerPageRoutes(app: FastifyInstance, sources: PageSources): void {
  const logReplaced = onceEach<Chosen['replaced'][number]>(version =>
    app.log.error(version, 'the live version was refused, the one before is shown'),
  );
  const documents = createDrawnDocuments({ log: app.log, patienceMs: sources.patienceMs });
  app.get('/*', async (request, reply) => {
    const [path, typed] = splitUrl(request.url);
    const { remotesOrigin, imageHost, dev, drawer } = sources;
    const { redirect, search, ...wanted } = await previewOf(
      request,
      reply,
      { path, search: typed },
      sources.readPreview,
    );
    if (redirect !== null) return reply.headers({ ...pageHeaders, ...ofOneVisitor }).redirect(redirect, 303);
    const { chosen, preview } = await versionsFor(request, reply, sources, wanted.preview);
    // Browsers find the page all the same; for a cache and a search engine it would be a second one.
    const spelled = spelledPath(
      [...chosen.remotes.map(({ manifest }) => manifest), ...chosen.killed].flatMap(({ routes }) => routes),
      path,
    );
    if (spelled !== null)
      return reply
        .headers({ ...pageHeaders, 'cache-control': 'no-cache' })
        .redirect(spelled + (typed && `?${typed}`), 301);
    // A product can be put back under its number: browsers ask again.
    const moved = movedAddress(path, search, sources.catalogue.current.index);
    if (moved !== null && !preview)
      return reply.headers({ ...pageHeaders, 'cache-control': 'no-cache' }).redirect(moved, 301);
    chosen.replaced.forEach(logReplaced);
    if (chosen.shell) sources.noteServed?.('shell', chosen.shell.manifest.version);
    for (const { manifest } of chosen.remotes) sources.noteServed?.(remotePath(manifest.name), manifest.version);
    const asked = await overridesOf(request, reply, search, sources);
    const { overrides } = asked;
    reply.headers({ ...pageHeaders, 'cache-control': overrides.length > 0 ? 'no-store' : 'no-cache' });
    if (preview) reply.headers(ofOneVisitor);
    const policy = (facts: { nonce: string | null; styles?: string }) =>
      contentSecurityPolicy({
        imageHost,
        dev,
        remotesOrigin,
        overrides,
        trustedTypes: policyNamesOf(chosen),
        ...facts,
      });
    const nonce = randomBytes(16).toString('base64');
    const { shell } = chosen;
    if (!shell) {
      reply.header('content-security-policy', policy({ nonce }));
      return sendHtml(
        request,
        reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '10' }),
        unpublishedPage,
      );
    }
    // By it the service worker knows whether what it has kept is still what is deployed.
    reply.header(REVISION_HEADER, chosen.revision);
    const catalogue = sources.catalogue.current;
    const url = search === typed ? request.url : path + (search && `?${search}`);
    const visit: PageVisit = { path, search, url, chosen: { ...chosen, shell }, ...asked, catalogue, preview };
    if (drawer && overrides.length === 0 && !asked.overrideRefused) {
      // The key alone decides whether a document is at hand: nothing else is computed for one that is kept. A preview is
      // one visitor's and is not kept, and a developer's next edit changes what no key tells.
      const documentOf = (narrow: boolean) => {
        const draw = () => drawDocument(visit, narrow, drawer, policy, sources);
        return preview || dev ? draw() : documents.get(keyOf(visit, narrow), draw);
      };
      const anyForm = await documentOf(false);
      const document = anyForm?.hasOneForm && isPhone(request.headers) ? await documentOf(true) : anyForm;
      if (document) {
        // Only what every visitor gets: no preview, no share of a trial, and no page with a nonce, which is for one answer.
        const isOfAll = !preview && !dev && !document.hasOneForm && !needsVisitor(sources.registry());
        if (sources.sharesPages && isOfAll) reply.headers(ofAllVisitors);
        return sendDrawn(request, reply, document);
      }
    }
    const { status, headers, html } = await plainDocument(visit, nonce, sources);
    reply.code(status).headers({ ...headers, 'content-security-policy': policy({ nonce }) });
    return sendHtml(request, reply, html);
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

/** Headers of answers that are made for one visitor and for no search engine. */
const ofOneVisitor = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Headers of a page for caches that are told of changes (RFC 9213), which keep an hour what they are not told of. Browsers go by
 * `Cache-Control` and ask each time.
 */
const ofAllVisitors = { 'cdn-cache-control': 'max-age=3600', 'cache-tag': cdnTags.join(',') };

/** The versions of a page, and what it says of the preview that was wanted. */
async function versionsFor(
  request: FastifyRequest,
  reply: FastifyReply,
  sources: PageSources,
  wanted: PagePreview | null,
): Promise<{ chosen: Chosen; preview: PagePreview | null }> {
  if (sources.dev) return { chosen: await fetchDevVersions(sources.dev), preview: null };
  const preview = wanted?.kind === 'shown' ? wanted.preview : undefined;
  const chosen = publishedVersions(request, reply, sources, preview);
  if (!preview) return { chosen, preview: wanted };
  const manifests = [
    { name: 'shell', version: chosen.shell?.manifest.version },
    ...chosen.remotes.map(({ manifest }) => manifest),
  ];
  const isShown = manifests.some(({ name, version }) => name === preview.remote && version === preview.version);
  return { chosen, preview: isShown ? wanted : { kind: 'refused', reason: 'missing' } };
}

function publishedVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  sources: PageSources,
  preview: { remote: string; version: string } | undefined,
): Chosen {
  const registry = asSeenBy(sources.registry(), groupsOf(request));
  const split = needsVisitor(registry) && !isCrawler(request.headers['user-agent']);
  if (!split) return placed(chooseVersions(registry, sources.versions, null, preview), sources);
  const visitor = visitorOf(request) ?? rememberVisitor(request, reply);
  return placed(chooseVersions(registry, sources.versions, visitor, preview), sources);
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
