/* Keeps what a visitor has read, so that it can be read without a network. Sent to browsers as it stands here.
 *
 * Pages and answers come from the network first: what is deployed, switched off or rolled back holds at the next navigation.
 * A kept page is shown only where there is no network, and belongs to one revision of the registry: those of another one are
 * dropped as soon as an answer names it, and the newest of them fetched again. Nothing of an account is kept. */

const PAGES = 'site-pages';
const ANSWERS = 'site-answers';
const FILES = 'site-files';
/** Entries kept; the oldest go first. A page takes some 100 KB, a file some 20. */
const MOST = { [PAGES]: 40, [ANSWERS]: 120, [FILES]: 300 };
const MOST_ANSWER_CHARACTERS = 400_000;
/** Kept pages that are fetched again for a new revision. */
const MOST_RENEWED = 10;
/** A page that is visited again within this time is not fetched again, ms. */
const FRESH_MS = 10 * 60_000;

const REVISION = 'x-site-revision';
const KEPT_AT = 'x-kept-at';

/** The home page, which is the frame, products, articles, schemes. */
const readPaths = /^\/(?:|goods\/detail|article\/detail|selection\/[a-z]+)$/;
/** Addresses that are files, calls or the operators' own. */
const notPages =
  /^\/(?:Uploads|api|web|remotes|shell|export|files|datasheets|reports|cad|embed|mcp|ops|deploy|site)(?:\/|$)|\.\w+$/;
/** Public calls of these pages; those of an account are none of them. */
const answerPaths =
  /^\/web\/(?:Home\/(?:InitConfig|Menus)|Share\/BrandSeries|Article\/(?:Detail|Categorys)|Product\/(?:Categorys|Detail|Compatible|Series|SelectionInit|CameraSelectionInit|Camera|Shot|CameraShot|Profiler|DepthCamera))$/;
const versionPaths = /^\/(?:remotes|shell)\//;
const picturePaths = /^\/Uploads\//;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', event => {
  const begin = async () => {
    for (const name of await caches.keys()) if (name.startsWith('site-') && !(name in MOST)) await caches.delete(name);
    // The page is asked for while this worker starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const { pathname } = url;
  if (request.method === 'GET') {
    // A page with a developer's build is the developer's own.
    if (request.mode === 'navigate') {
      if (!notPages.test(pathname) && !url.searchParams.has('mf')) event.respondWith(page(event, pathname));
    } else if (versionPaths.test(pathname)) event.respondWith(versionFile(event));
    else if (picturePaths.test(pathname)) event.respondWith(picture(event));
  } else if (request.method === 'POST' && answerPaths.test(pathname) && !request.headers.get('authorization'))
    event.respondWith(answer(event));
});

/** The open page names its address once it has been read for a moment. */
self.addEventListener('message', event => {
  const { keep } = event.data ?? {};
  if (typeof keep !== 'string') return;
  const url = new URL(keep, self.location.origin);
  if (url.origin === self.location.origin && readPaths.test(url.pathname)) event.waitUntil(keepVisited(url));
});

async function page(event, pathname) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    const keeping = readPaths.test(pathname) ? keepPage(event.request.url, response.clone()) : undefined;
    event.waitUntil(Promise.all([keeping, seen(response)]));
    return response;
  } catch {
    return (await keptPage(event.request.url)) ?? nothingKept();
  }
}

async function keepVisited(url) {
  const known = await (await caches.open(PAGES)).match(url.href, anyForm);
  if (known && Date.now() - Date.parse(known.headers.get(KEPT_AT)) < FRESH_MS) return;
  await fetchPage(url.href).catch(() => undefined);
}

/**
 * Fetches and keeps a page with the files that it names: those of the open page may have been loaded before this worker
 * answered for it.
 * @throws TypeError without a network
 */
async function fetchPage(address) {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const html = await response.clone().text();
  await keepPage(address, response);
  const files = await caches.open(FILES);
  for (const [, path] of html.matchAll(/ (?:src|href)="(\/(?:remotes|shell)\/[^"]+)"/g)) {
    if (await files.match(path, anyForm)) continue;
    const file = await fetch(path);
    if (isLasting(file)) await keepFile(path, file);
  }
}

/** Other headers of the request make no other page: the key is the address. */
const anyForm = { ignoreVary: true };

async function keepPage(address, response) {
  const cache = await caches.open(PAGES);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  // A preview is shown for as long as its link holds.
  const mayKeep = !response.headers.get('cache-control')?.includes('no-store');
  if (!response.ok || !isPage || !mayKeep || !response.headers.get(REVISION)) {
    await cache.delete(address, anyForm);
    return;
  }
  await cache.put(address, stamped(response, await response.text()));
  await trim(PAGES);
}

/** A copy that says when it was kept. */
function stamped({ status, headers }, text) {
  const own = new Headers(headers);
  own.delete('content-encoding');
  own.delete('content-length');
  own.set(KEPT_AT, new Date().toISOString());
  return new Response(text, { status, headers: own });
}

/** The kept page, which says in its document when it was kept. */
async function keptPage(address) {
  const cache = await caches.open(PAGES);
  const known = (await cache.match(address, anyForm)) ?? (await keptOf(cache, subjectOf(address)));
  if (!known) return undefined;
  const html = await known.text();
  const marked = html.replace('<html ', `<html data-kept-at="${known.headers.get(KEPT_AT)}" `);
  return new Response(marked, { status: known.status, headers: known.headers });
}

/** What the home page and those of products and articles show, whatever else their addresses say; null for others. */
function subjectOf(address) {
  const { pathname, searchParams } = new URL(address);
  if (pathname === '/') return pathname;
  const id = pathname.endsWith('/detail') && searchParams.get('id');
  return id ? `${pathname} ${id}` : null;
}

/** The newest kept page of a subject: links of campaigns and messengers add parameters of their own. */
async function keptOf(cache, subject) {
  if (subject === null) return undefined;
  const request = (await cache.keys()).findLast(({ url }) => subjectOf(url) === subject);
  return request && cache.match(request, anyForm);
}

let newest;

/** Drops the pages of other revisions than the one that an answer names, and fetches the newest of them again. */
async function seen(response) {
  const revision = response.headers.get(REVISION);
  if (!revision || revision === newest) return;
  newest = revision;
  const cache = await caches.open(PAGES);
  const outdated = [];
  for (const request of await cache.keys()) {
    const known = await cache.match(request, anyForm);
    if (known?.headers.get(REVISION) === revision) continue;
    await cache.delete(request, anyForm);
    outdated.push(request.url);
  }
  for (const address of outdated.slice(-MOST_RENEWED)) await fetchPage(address).catch(() => undefined);
}

/** A file of a published version never changes under its address; one that was altered is sent without this promise. */
const isLasting = response => response.ok && response.headers.get('cache-control')?.includes('immutable');

async function versionFile(event) {
  const { request } = event;
  const known = await (await caches.open(FILES)).match(request.url, anyForm);
  if (known) return known;
  const response = await fetch(request);
  if (isLasting(response)) event.waitUntil(keepFile(request.url, response.clone()));
  return response;
}

async function picture(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(keepFile(request.url, response.clone()));
    return response;
  } catch (error) {
    const known = await (await caches.open(FILES)).match(request.url, anyForm);
    if (known) return known;
    throw error;
  }
}

async function keepFile(address, response) {
  await (await caches.open(FILES)).put(address, response);
  await trim(FILES);
}

async function answer(event) {
  const { request } = event;
  const body = await request.clone().text();
  const key = await keyOf(request.url, body);
  const cache = await caches.open(ANSWERS);
  try {
    const response = await fetch(request);
    event.waitUntil(Promise.all([keepAnswer(key, response.clone()), seen(response)]));
    return response;
  } catch (error) {
    const known = await cache.match(key, anyForm);
    if (known) return known;
    throw error;
  }
}

async function keepAnswer(key, response) {
  if (!response.ok) return;
  const text = await response.text();
  if (text.length > MOST_ANSWER_CHARACTERS) return;
  await (await caches.open(ANSWERS)).put(key, stamped(response, text));
  await trim(ANSWERS);
}

/** A cache keeps answers of GET alone: the body becomes part of the address. */
async function keyOf(address, body) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)));
  return `${address}?${[...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function trim(name) {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  for (const request of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(request, anyForm);
}

/** What to read without a network, where the page asked for has not been kept. */
async function nothingKept() {
  const cache = await caches.open(PAGES);
  const items = [];
  for (const request of (await cache.keys()).reverse()) {
    const html = await (await cache.match(request, anyForm)).text();
    const { pathname, search } = new URL(request.url);
    // Both were escaped where they stand: the title in the page, the address by the browser.
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? pathname;
    items.push(
      `<li><a href="${(pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${title}</a></li>`,
    );
  }
  const list = items.length > 0 ? `<h2>已保存，可离线阅读</h2><ul>${items.join('')}</ul>` : '';
  const html = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>没有网络 - 视选</title>
<style>:root{color-scheme:light dark}body{max-width:42rem;margin:12vh auto;padding:0 16px;font:16px/1.7 system-ui,sans-serif}h1{font-size:24px}h2{font-size:18px}li{margin:4px 0}</style></head>
<body><main><h1>没有网络，这一页没有保存过</h1><p>看过的产品、技术文档与选型方案会保存在这台设备上，没有网络时也能阅读。联网后请刷新。</p>${list}</main></body>
</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  };
  return new Response(html, { status: 503, headers });
}
