import {
  DRAWN_ELEMENT,
  LATE_PICTURES,
  LATER_ELEMENT,
  PRELOADS_ELEMENT,
  REGISTRY_ELEMENT,
  type ResolvedRegistry,
  type ResolvedRemote,
  SEED_ELEMENT,
  type ShellManifest,
} from '@shixuan/host/manifest';
import { escapeHtml, inertJson } from '../../../platform/text/escape';
import type { PageContent } from './page-content';
import { previewHead } from './preview-bar';

export interface Page {
  title: string;
  siteName: string;
  description: string;
  /** Null on a drawn page, which is the same for everybody with the same versions. */
  nonce: string | null;
  shell: { base: string; manifest: ShellManifest };
  registry: ResolvedRegistry;
  /** JSON of the schema `Seed`. */
  firstData: string;
  /** The page as the server drew it; null where the browser draws it. */
  drawn?: { html: string; data: string; css: string } | null;
  /** The remote and the route that the path needs. */
  remote: ResolvedRemote | null;
  route: { id: string } | null;
  /** Path and search of the page's one address; null where there is no page. */
  canonical: string | null;
  indexed: boolean;
  /** How messengers show the page. */
  share: PageContent['share'];
  /** `https://host` under which the public knows the site, or empty. */
  origin: string;
  /** The page in plain HTML for whoever runs no script; null where the page is drawn. */
  outline: string | null;
  /** For search engines, schema.org. */
  structuredData: object | null;
  /** Address of the service worker that the page is to register; null for none. */
  serviceWorker: string | null;
  /** The bar of a page with a preview; null or absent on all others. */
  previewBar?: string | null;
  /** Whether hashes are written; false for development servers, whose files change with every edit. */
  verified: boolean;
}

interface Origin {
  base: string;
  manifest: { integrity: Readonly<Record<string, string>>; sheets?: Readonly<Record<string, string>> | undefined };
}

/** Address, hash and CORS mode of a file. Preload and later request must agree in all three, or it is fetched twice. */
const source = (attribute: 'href' | 'src', { base, manifest }: Origin, file: string, verified: boolean) => {
  const integrity = manifest.integrity[file];
  const hash = verified && integrity ? ` integrity="${integrity}"` : '';
  return `${attribute}="${escapeHtml(base + file)}" crossorigin="anonymous"${hash}`;
};

function preloadLink(origin: Origin, file: string, priority: 'high' | 'low', verified: boolean, more = ''): string {
  const kind = file.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" ${source('href', origin, file, verified)} fetchpriority="${priority}"${more}>`;
}

/** Code is of no use where no script runs. Browsers that do not know the condition take it for false; the page's first script strikes it out. */
const WITH_SCRIPTS = ' media="(scripting: enabled)"';

/** Files of the remote that its page needs. */
const remoteFiles = ({ remote, route }: Page): string[] =>
  remote
    ? [...new Set([...remote.manifest.preload.initial, ...(remote.manifest.preload.routes[route?.id ?? ''] ?? [])])]
    : [];

const isSheet = (file: string) => file.endsWith('.css');

/** The link of a style sheet, marked so that the app's own code does not add the sheet a second time. */
function sheetLink(origin: Origin, file: string, verified: boolean, attributes = ''): string {
  const mark = origin.manifest.sheets?.[file];
  const marked = mark === undefined ? '' : ` data-rspack="${escapeHtml(mark)}"`;
  return `<link rel="stylesheet" ${source('href', origin, file, verified)}${marked}${attributes}>`;
}

/** The page's script waits for it. Browsers rank a sheet behind the content below all scripts. */
const SOON = ' fetchpriority="high"';
/** The shell asks for it when the code is there, which a visitor's first press needs before what it may show. */
const PUT_OFF = ' data-late disabled';

/**
 * The shell's files come first, because it draws the frame. The remote's follow at low priority and do not delay them. A drawn page asks for
 * its code after its head (`codeOfDrawn`).
 */
function assetLines(page: Page): string[] {
  const { shell, remote, nonce, verified, drawn } = page;
  const { styles, scripts, preload } = shell.manifest;
  const { atOnce } = drawn ? shell.manifest : {};
  const files = drawn ? codeOfRemote(page) : remoteFiles(page);
  const script = (file: string, when: 'async' | 'defer') =>
    `<script ${when}${nonce === null ? '' : ` nonce="${nonce}"`} ${source('src', shell, file, verified)} fetchpriority="high"></script>`;
  return [
    // Before the styles, which are 6 KB: what starts the rest is asked for while they arrive.
    ...(atOnce === undefined ? [] : [script(atOnce, 'async')]),
    // A drawn page has the styles of its content in itself; the sheets follow the content and do not hold it up.
    ...(drawn ? [`<style>${drawn.css}</style>`] : styles.map(file => sheetLink(shell, file, verified))),
    ...scripts.map(file => script(file, 'defer')),
    ...(atOnce === undefined
      ? [
          ...preload.map(file => preloadLink(shell, file, 'high', verified)),
          ...(remote ? files.map(file => preloadLink(remote, file, 'low', verified)) : []),
        ]
      : [`<template id="${PRELOADS_ELEMENT}"></template>`]),
    ...(putsSheetsOff(page)
      ? ['<noscript>', ...styles.map(file => sheetLink(shell, file, verified)), '</noscript>']
      : []),
  ];
}

const codeOfRemote = (page: Page) => remoteFiles(page).filter(file => !isSheet(file));

/**
 * The links to the code of a drawn page. Browsers ask for it when the head has arrived; its first bytes come a round trip later, when the line
 * is done with the rest of the document, which can be seen without any of them.
 */
function codeOfDrawn(page: Page): string {
  if (!putsOff(page)) return '';
  const { shell, remote, verified } = page;
  const links = [
    ...shell.manifest.preload.map(file => preloadLink(shell, file, 'low', verified, WITH_SCRIPTS)),
    ...(remote ? codeOfRemote(page).map(file => preloadLink(remote, file, 'low', verified, WITH_SCRIPTS)) : []),
  ];
  return links.map(link => `${link}\n`).join('');
}

/** Whether what a drawn page may show later waits for its code. */
const putsOff = ({ drawn, shell: { manifest } }: Page) => Boolean(drawn) && manifest.atOnce !== undefined;

const putsSheetsOff = (page: Page) => putsOff(page) && page.shell.manifest.startsSheets === true;

/** The style sheets of a drawn page, after its content. Those of its remote are part of what is checked before it is taken over. */
function lateSheets(page: Page): string[] {
  const { shell, remote, verified, drawn } = page;
  if (!drawn) return [];
  const files = remoteFiles(page).filter(isSheet);
  return [
    ...shell.manifest.styles.map(file => sheetLink(shell, file, verified, putsSheetsOff(page) ? PUT_OFF : SOON)),
    ...(remote ? files.map(file => sheetLink(remote, file, verified, SOON)) : []),
  ];
}

/** Files that the page asks for later by itself: whoever keeps pages keeps what a page names. */
function laterFiles({ shell, verified }: Page): string {
  const links = (shell.manifest.later ?? []).map(file => preloadLink(shell, file, 'low', verified));
  return links.length === 0 ? '' : `<template id="${LATER_ELEMENT}">${links.join('')}</template>\n`;
}

/**
 * Open Graph and Twitter tags, which messengers show when the page's address is shared. Addresses in them must be absolute:
 * without an origin they are left out.
 */
function shareLines({ title, siteName, description, canonical, origin, share }: Page): string[] {
  const absolute = (name: string, path: string | null): [string, string][] =>
    path === null || !origin ? [] : [[name, origin + path]];
  const facts: [string, string][] = [
    ['og:site_name', siteName],
    ['og:type', share.kind],
    ['og:locale', 'zh_CN'],
    ['og:title', title],
    ['og:description', description],
    ...absolute('og:url', canonical),
    ...absolute('og:image', share.image),
  ];
  const card = origin ? 'summary_large_image' : 'summary';
  return [
    ...facts.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    // Title, description and picture of the card are those of Open Graph.
    `<meta name="twitter:card" content="${card}">`,
  ];
}

/** The document that every path answers with: head, files to fetch, and the page's first data as inert JSON. */
export function renderPage(page: Page): string {
  const {
    title,
    siteName,
    description,
    canonical,
    origin,
    indexed,
    registry,
    firstData,
    structuredData,
    drawn,
    outline,
    serviceWorker,
    previewBar = null,
  } = page;
  return `<!doctype html>
<html lang="zh-CN"${putsOff(page) ? ` ${LATE_PICTURES}` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} - ${siteName}`)}</title>
<meta name="description" content="${escapeHtml(description)}">
${indexed ? '' : '<meta name="robots" content="noindex,follow">\n'}${serviceWorker === null ? '' : `<meta name="service-worker" content="${escapeHtml(serviceWorker)}">\n`}<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#17171a" media="(prefers-color-scheme: dark)">
${shareLines(page).join('\n')}
${canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(origin + canonical)}">\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assetLines(page).join('\n')}
${previewBar === null ? '' : `${previewHead}\n`}</head>
<body>
${previewBar === null ? '' : `${previewBar}\n`}${outline === null ? '' : `<noscript>${outline}</noscript>\n`}${codeOfDrawn(page)}<div id="root">${drawn?.html ?? ''}</div>${lateSheets(
    page,
  )
    .map(line => `\n${line}`)
    .join('')}
${jsonElement(REGISTRY_ELEMENT, JSON.stringify(registry))}
${jsonElement(SEED_ELEMENT, firstData)}
${drawn ? `${jsonElement(DRAWN_ELEMENT, drawn.data)}\n` : ''}${structuredData ? `<script type="application/ld+json">${inertJson(JSON.stringify(structuredData))}</script>\n` : ''}${laterFiles(page)}</body>
</html>
`;
}

const jsonElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${inertJson(json)}</script>`;

/** Shown while there is no usable version of the shell. */
export const unpublishedPage = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>暂时无法访问</title></head>
<body><h1>暂时无法访问</h1><p>网站的页面文件还没有发布，或者未通过完整性校验。请稍后刷新。</p></body>
</html>
`;
