import type { Remote } from '@shixuan/host';
import type { ResolvedRegistry, Seed } from '@shixuan/host/manifest';
import type { QueryClient } from '@tanstack/react-query';
import { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import type { Shell } from '../components/shell-context';
import type { DrawnData } from '../lib/drawn-data';
import type { TextStorage } from '../lib/text-storage';
import { isProtected } from '../pages/protected-guard';
import { loading } from '../state/loading';
import { App, type AppProps, initialised } from './app';
import { createShell } from './create-shell';
import { mergeForms } from './merge-forms';
import { shellRoutes } from './shell-routes';

export interface DrawOptions {
  /** Path and search of the page. */
  url: string;
  /** The form of a page whose two forms cannot stand in one HTML: true for phones. */
  narrow: boolean;
  registry: ResolvedRegistry;
  seed: Seed;
  /** The remotes whose bundles are at hand, by name. */
  remotes: Readonly<Record<string, Remote>>;
  /** Makes a call; `url` and `body` as the browser would send them. */
  call(url: string, body: string): Promise<{ status: number; body: string }>;
}

export interface DrawnPage extends DrawnData {
  /** The content of `#root`. */
  html: string;
}

/** A page asks for data while it is drawn; what a part asks for that stands in another's data comes a pass later. */
const MOST_PASSES = 3;

const noStorage: TextStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

const adapterOf =
  (call: DrawOptions['call']): AxiosAdapter =>
  async config => {
    const { status, body } = await call(`${config.baseURL ?? ''}${config.url ?? ''}`, String(config.data));
    const response: AxiosResponse = { data: JSON.parse(body), status, statusText: '', headers: {}, config };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`status ${status}`, undefined, config, undefined, response);
  };

/**
 * Draws a page as HTML, without anything of a visitor's own, from the answers of public calls.
 * @throws Error when a page of the remote does not load, a call fails, or a component throws
 */
export async function drawPage({ url, narrow, registry, seed, remotes, call }: DrawOptions): Promise<DrawnPage> {
  const failures: unknown[] = [];
  const shell = createShell({
    registry,
    seed,
    drawn: true,
    storage: noStorage,
    session: noStorage,
    reload: () => undefined,
    adapter: adapterOf(call),
    createLoader: () => ({
      async load(name, route) {
        const page = await remotes[name]?.routes[route]?.();
        if (page) return page;
        failures.push(new Error(`${name} has no page ${route}`));
        throw failures.at(-1);
      },
      // Pieces come in the browser.
      loadPiece: () => Promise.reject(new Error('no piece is drawn here')),
    }),
  });
  const router = createMemoryRouter(shellRoutes(shell.routes), { initialEntries: [url] });
  try {
    await Promise.all([initialised(router), shell.start()]);
    const drawn = await drawForms(shell, router, narrow, failures);
    if (failures.length > 0) throw failures[0];
    const isOpen = isProtected(router.state.location.pathname);
    return { ...drawn, queries: isOpen ? [] : queriesOf(shell.queryClient) };
  } finally {
    router.dispose();
    shell.queryClient.clear();
  }
}

/** How React marks a part that was not there yet or threw. */
const UNFINISHED = '<!--$!-->';

/**
 * Draws without waiting, in half the time: no chunk becomes bytes and a text again.
 * @returns null where a part was not there yet or threw
 */
function drawAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    if (!html.includes(UNFINISHED)) return html;
  } catch {
    // The other renderer tells what threw.
  }
  // A renderer leaves the contexts of its last part set until it draws again; the other renderer would find them.
  renderToString(null);
  return null;
}

/** Draws with all parts, which are waited for; tells of those that throw. */
async function drawInFull(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const { prelude } = await prerender(page, {
    // Parts of any size stand in their places: those that follow later would need a script in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  });
  const html = await new Response(prelude).text();
  await prerender(null);
  return html;
}

/**
 * Draws the page for wide and narrow windows in one HTML, of which the window's style sheet shows one form. The width is known to
 * the browser alone: phones are turned, tablets are narrower than they say, windows lie beside each other.
 */
async function drawForms(shell: Shell, router: DataRouter, narrow: boolean, failures: unknown[]) {
  let differs = false;
  const onNarrowAsked = () => {
    differs = true;
  };
  const appOf = (isNarrow: boolean): AppProps => ({ shell, router, narrow: isNarrow, onNarrowAsked });
  const given = await drawWithData(shell, appOf(narrow), failures, router.state.matches.at(-1)?.route.id);
  if (!differs || failures.length > 0) return { html: given, narrow: null };
  const other = await drawWithData(shell, appOf(!narrow), failures);
  const html = narrow ? mergeForms(other, given) : mergeForms(given, other);
  return html === null ? { html: given, narrow } : { html, narrow: null };
}

/**
 * How many queries each pass of a route found unanswered the last time that it was drawn. It is rehearsed as often, without the frame
 * and no further than to the last of them, because what such a pass draws is thrown away.
 */
const rehearsals = new Map<string, readonly number[]>();

/** Draws until as many queries as `enough` are asked for: they are all that counts. */
function rehearse(page: ReactNode, client: QueryClient, enough: number): void {
  const stop = client.getQueryCache().subscribe(({ type }) => {
    // Thrown where the query is asked for, so that nothing more of the page is drawn.
    if (type === 'added' && askedFor(client).length >= enough) throw new Error('rehearsed');
  });
  drawAtOnce(page);
  stop();
}

/** @param route under which it is remembered what the page asks for */
async function drawWithData(shell: Shell, app: AppProps, failures: unknown[], route?: string): Promise<string> {
  const { queryClient } = shell;
  const fetchAll = (queries: ReturnType<typeof askedFor>) =>
    Promise.all(queries.map(query => query.fetch().catch(() => undefined)));
  // The mask of calls under way is for a visitor who waits.
  const beginPass = () => shell.store.set(loading, false);
  const known = (route !== undefined && rehearsals.get(route)) || [];
  let rehearsed = 0;
  for (const enough of known) {
    beginPass();
    rehearse(<App {...app} pageAlone />, queryClient, enough);
    const missing = askedFor(queryClient);
    if (missing.length === 0) break;
    rehearsed += 1;
    await fetchAll(missing);
  }
  let html = '';
  const asked: number[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    beginPass();
    const page = <App {...app} />;
    html = drawAtOnce(page) ?? (await drawInFull(page, error => void failures.push(error)));
    const missing = askedFor(queryClient);
    if (failures.length > 0) return html;
    if (missing.length === 0) break;
    asked.push(missing.length);
    await fetchAll(missing);
  }
  if (route === undefined) return html;
  // What a rehearsal missed is learned anew by the next drawing, which begins without one.
  if (asked.length > 0 && known.length > 0) rehearsals.delete(route);
  else rehearsals.set(route, [...known.slice(0, rehearsed), ...asked].slice(0, MOST_PASSES - 1));
  return html;
}

const askedFor = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) => state.status === 'pending' && typeof options.queryFn === 'function' && isEnabled(options),
    );

const isEnabled = (options: object) => !('enabled' in options) || options.enabled !== false;

/** @throws Error when a query failed: the browser shows why */
function queriesOf(client: QueryClient): DrawnData['queries'] {
  const queries = client.getQueryCache().getAll();
  const failed = queries.find(({ state }) => state.status === 'error');
  if (failed) throw failed.state.error;
  return queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [[...queryKey], state.data]);
}
