import { API_VERSION } from '@shixuan/api';
import type { RemoteOverride, ResolvedRegistry } from '@shixuan/host/manifest';
import type { CatalogueSnapshot } from '../../../domain/snapshot/catalogue';
import { type DrawnDocument, drawnDocument } from '../drawn/drawn-documents';
import type { DrawnPage, PageDrawer } from '../drawn/page-drawer';
import type { Chosen } from '../versions/choose-versions';
import { findRoute } from '../versions/find-route';
import { KILLED_RETRY_SECONDS, killedFacts } from '../versions/killed-facts';
import { inBrief, withoutRecord, withoutRecords } from '../versions/listed-remotes';
import type { PagePreview } from '../versions/page-previews';
import { firstDataOf } from './first-data';
import { outlineOf } from './outline';
import { type PageContent, pageContent, siteShare } from './page-content';
import { previewBar } from './preview-bar';
import { renderPage } from './render-page';
import { breadcrumbs, structuredData } from './structured-data';

/** One request of a page, with the versions that were chosen for it. */
export interface PageVisit {
  path: string;
  search: string;
  /** Path and search. */
  url: string;
  chosen: Chosen & { shell: NonNullable<Chosen['shell']> };
  overrides: RemoteOverride[];
  overrideRefused: boolean;
  catalogue: CatalogueSnapshot;
  /** Null or absent on every page that is the same for all visitors of its versions. */
  preview?: PagePreview | null;
}

/** What all pages of the site have in common. */
export interface PageSite {
  imageHost: string;
  siteOrigin: string;
  /** Development servers, whose files change with every edit and have no hashes. */
  dev?: object | undefined;
  /** Address of the service worker that pages register; null where they register none. */
  serviceWorker: string | null;
}

const siteName = '视选';

/** A page without a remote: an unknown path, or a remote that is switched off. */
interface UnroutedPage extends Omit<PageContent, 'status'> {
  status: 404 | 410 | 503;
}
const unrouted = {
  canonical: null,
  indexed: false,
  share: siteShare,
  structuredData: null,
  links: [],
  firstData: [],
};
const unknownPage = { status: 404 as const, title: '页面不存在', description: '没有找到这个页面。' };

/** Everything that a drawn page follows from, and whether it is the form of phones, of a page that is drawn in one. */
export function keyOf({ url, chosen, catalogue }: PageVisit, narrow = false): string {
  const { revision, shell, remotes } = chosen;
  const versions = remotes.map(
    ({ manifest, fallback, federationManifest }) =>
      `${manifest.name}@${manifest.version}/${fallback?.version ?? ''}${federationManifest === null ? '!' : ''}`,
  );
  const data = catalogue.index.version;
  return [revision, shell.manifest.version, ...versions, data, ...(narrow ? ['narrow'] : []), url].join(' ');
}

/** What a page is put together from, whoever draws it. */
async function partsOf(visit: PageVisit, { imageHost, siteOrigin }: PageSite) {
  const { path, search, chosen, catalogue, overrides, overrideRefused } = visit;
  const context = { catalogue, imageHost };
  const found = findRoute(chosen.remotes, path);
  const content: PageContent | UnroutedPage = found
    ? await pageContent(found.route, search, context)
    : { ...unrouted, ...(killedFacts(chosen.killed, path) ?? unknownPage) };
  const registry: ResolvedRegistry = {
    revision: chosen.revision,
    ...(chosen.config !== undefined && { config: chosen.config }),
    api: API_VERSION,
    remotes: chosen.remotes.map(remote =>
      remote === found?.remote || !chosen.shell.manifest.fetchesManifests ? withoutRecords(remote) : inBrief(remote),
    ),
    shell: chosen.shell.manifest.version,
    killed: chosen.killed.map(remote => ({ ...remote, routes: remote.routes.map(withoutRecord) })),
    overrides,
    ...(overrideRefused && { overrideRefused }),
  };
  const headers: Record<string, string> =
    content.status === 503 ? { 'cache-control': 'no-store', 'retry-after': String(KILLED_RETRY_SECONDS) } : {};
  const { structuredData: told } = content;
  const graph =
    (told && structuredData(told.nodes, told.values, siteOrigin)) ??
    (found && content.indexed ? breadcrumbs(found.route, content.title, siteOrigin) : null);
  return { context, found, content, registry, headers, graph };
}
type PageParts = Awaited<ReturnType<typeof partsOf>>;

async function htmlOf(
  { chosen, overrides, overrideRefused, catalogue, preview = null }: PageVisit,
  { context, found, content, registry, graph }: PageParts,
  { siteOrigin, dev, serviceWorker }: PageSite,
  { drawn, nonce }: { drawn: DrawnPage | null; nonce: string | null },
): Promise<string> {
  // Files that an override replaces are not preloaded.
  const isOverridden = overrides.some(({ name }) => name === found?.remote.manifest.name);
  const { title, description, canonical, indexed, share, firstData } = content;
  return renderPage({
    drawn,
    outline: drawn ? null : outlineOf(content, graph, catalogue, siteOrigin),
    title,
    description,
    canonical,
    indexed: indexed && !preview,
    previewBar: preview && previewBar(preview),
    share,
    remote: found && !isOverridden ? found.remote : null,
    route: found?.route ?? null,
    origin: siteOrigin,
    structuredData: graph,
    siteName,
    nonce,
    shell: chosen.shell,
    registry,
    // A drawn page has the answers of its own calls beside it.
    firstData: await firstDataOf(context, drawn ? [] : firstData),
    verified: !dev,
    serviceWorker:
      content.status === 200 && overrides.length === 0 && !overrideRefused && !preview ? serviceWorker : null,
  });
}

/** The page that the browser draws. */
export async function plainDocument(visit: PageVisit, nonce: string, site: PageSite) {
  const parts = await partsOf(visit, site);
  const html = await htmlOf(visit, parts, site, { drawn: null, nonce });
  return { status: parts.content.status, headers: parts.headers, html };
}

/**
 * The page as the server draws it, without anything of one visitor; null where the browser is to draw it.
 * @param narrow whether the form of phones is drawn, where the shell cannot draw both
 * @param policy the page's content security policy
 */
export async function drawDocument(
  visit: PageVisit,
  narrow: boolean,
  drawer: PageDrawer,
  policy: (facts: { nonce: null; styles: string }) => string,
  site: PageSite,
): Promise<DrawnDocument | null> {
  const { chosen, url } = visit;
  const parts = await partsOf(visit, site);
  const { found, content, registry, context } = parts;
  // The page of a remote that finds nothing says why by an answer that failed, and a path of no page has no data that both
  // sides wait for: such pages are the browser's.
  if (content.status !== 200) return null;
  const drawn = await drawer.draw({
    url,
    narrow,
    shell: chosen.shell.manifest,
    shellBase: chosen.shell.base,
    remote: found?.remote ?? null,
    route: found?.route.id ?? '',
    registry,
    seed: () => firstDataOf(context, content.firstData),
  });
  if (!drawn) return null;
  const html = await htmlOf(visit, parts, site, { drawn, nonce: null });
  return drawnDocument(html, {
    status: content.status,
    headers: { ...parts.headers, 'content-security-policy': policy({ nonce: null, styles: drawn.cssHash }) },
    isCanonical: content.canonical === url,
    hasOneForm: drawn.hasOneForm,
  });
}
