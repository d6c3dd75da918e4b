import { type Api, createApi } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import type { RemoteManifest, ResolvedRegistry, ResolvedRemote, Seed } from '@shixuan/host/manifest';
import { QueryClient } from '@tanstack/react-query';
import type { AxiosAdapter } from 'axios';
import { createStore } from 'jotai';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expireSession, type SessionContext } from './account/session';
import { createDeployment, type Deployment } from './deployment/deployment';
import { failureKind } from './federation/remote-failure';
import { createEmitter } from './lib/emitter';
import { openStorage, type TextStorage } from './lib/text-storage';
import { createMessages } from './messages/messages';
import { brokenNotice } from './overrides/broken-notice';
import { createRequest } from './request/create-request';
import { createPageCache, type PageCache, type PageLoader } from './router/page-cache';
import { remoteRoutes } from './router/remote-routes';
import { isRouteHandle } from './router/route-handle';
import { adoptRecentSearches, persistRecentSearches } from './search/recent-searches';
import { isSparingConnection } from './services/connection';
import { createHostFor } from './services/host-services';
import { UNKNOWN_VERSION } from './services/report-records';
import { createTelemetry, type Telemetry } from './services/telemetry';
import { type ShellEvent, startSite } from './start/start';
import { about, readIsAbout } from './state/about';
import { adoptContrasts, persistContrasts } from './state/contrasts';
import { killedRemotes } from './state/killed-remotes';
import { loading } from './state/loading';
import { readToken, writeToken } from './state/token';
import { restoreTyped } from './state/typed-text';
import { adoptUser, persistUser } from './state/user';

export type HostFor = (remote: ResolvedRemote) => HostServices;

export interface ShellOptions {
  registry: ResolvedRegistry & { localBuilds?: number };
  seed: Seed;
  /** Makes the loader, which hands each remote its services. */
  createLoader(hostFor: HostFor, telemetry: Telemetry, onLocalFailure: (name: string, url: string) => void): PageLoader;
  storage?: TextStorage;
  /** What lasts as long as the tab. */
  session?: TextStorage;
  reload?: (to?: string) => void;
  /** What carries requests; tests give their own. */
  adapter?: AxiosAdapter;
}

/** Everything of the shell that is not a component. */
export interface Shell extends SessionContext {
  api: Api;
  telemetry: Telemetry;
  /** How many builds of a developer's machine this page runs; null on the pages of visitors. */
  localBuilds: number | null;
  /** Of the shell itself: `1.0.0-3f9a2c1b`. */
  version: string;
  pages: PageCache;
  queryClient: QueryClient;
  hostFor: HostFor;
  /** What the live remotes say of themselves. */
  manifests: readonly RemoteManifest[];
  /** The routes of the live remotes. */
  routes: RouteObject[];
  /** Does a live remote provide this path? A query or a hash may follow it. `killed` names what is switched off, as it is now by default. */
  isProvided(to: string, killed?: readonly string[]): boolean;
  /** The page at this path, where its remote was switched off before this page was made. */
  killedAt(pathname: string): { title: string; reason: string } | undefined;
  deployment: Deployment;
  /** Loads the code of the page behind a path, unless the connection is slow or metered. */
  prefetch(to: string): void;
  /** Where navigation goes once there is a router. */
  connectRouter(navigate: HostServices['navigate']): void;
  /** The start calls, made once. Never rejects. */
  start(): Promise<void>;
  /** Takes over what another tab has stored under `key`; null when it cleared everything. */
  adopt(key: string | null): void;
}

export function createShell({
  registry,
  seed,
  createLoader,
  storage = openStorage('localStorage'),
  session = openStorage('sessionStorage'),
  ...options
}: ShellOptions): Shell {
  const store = createStore();
  const context = { store, storage };
  persistUser(store, storage);
  persistContrasts(store, storage);
  persistRecentSearches(store, storage);
  restoreTyped(store, session);
  const adopt = (key: string | null) => {
    adoptUser(store, storage, key);
    adoptContrasts(store, storage, key);
    adoptRecentSearches(store, storage, key);
  };

  const reload = options.reload ?? (to => (to ? window.location.assign(to) : window.location.reload()));
  const deployment = createDeployment({ store, revision: registry.revision, leave: reload });
  const telemetry = createTelemetry();
  const showMessage = createMessages(store);
  const request = createRequest({
    readToken: () => readToken(storage),
    writeToken: token => writeToken(storage, token),
    onLoading: isLoading => store.set(loading, isLoading),
    onMessage: (text, durationMs) => showMessage('error', text, durationMs),
    onAuthFailed: () => expireSession(context),
    onRevision: revision => deployment.seen(revision),
    seed,
    adapter: options.adapter,
  });
  const api = createApi(request);

  // A failed call has shown its message; asking again by itself would show it again.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000, refetchOnWindowFocus: false } },
  });

  const events = createEmitter<ShellEvent>();
  events.on('show-about', () => {
    if (!readIsAbout(storage)) store.set(about, 'auto');
  });
  let started: Promise<void> | undefined;
  const start = () => {
    started ??= startSite({ store, api, events });
    return started;
  };

  let navigate: HostServices['navigate'] = to => window.location.assign(to);
  const hostFor = createHostFor({
    ...context,
    api,
    request,
    showMessage,
    telemetry,
    registryRevision: registry.revision,
    navigate: (to, navigateOptions) => navigate(to, navigateOptions),
    isProvided: to => isProvided(to),
    prefetch: to => prefetch(to),
  });
  const pages = createPageCache(
    createLoader(hostFor, telemetry, (name, url) => showMessage('warning', brokenNotice(name, url))),
  );

  const routes = remoteRoutes(registry.remotes, async (remote, route, address) => {
    const search = address.search.slice(1);
    const leaves = () => deployment.leaveFor(address.pathname + address.search);
    if (deployment.isKilled(remote.manifest.name) || leaves()) return;
    try {
      const [page] = await Promise.all([pages.load(remote.manifest.name, route.id), start()]);
      await page.prefetch?.({ host: hostFor(page.from ?? remote), queryClient, search });
    } catch (error) {
      // The page shows its own failure in its own place, unless a version is there that has the file.
      if (failureKind(error) !== 'chunk') return;
      await deployment.chunkLost();
      leaves();
    }
  });
  const matches = (to: string) => matchRoutes(routes, to.replace(/[?#].*$/s, ''));
  const isProvided = (to: string, killed = store.get(killedRemotes)) => {
    const handle: unknown = matches(to)?.at(-1)?.route.handle;
    return isRouteHandle(handle) && !killed.includes(handle.remote);
  };
  const killedAt = (pathname: string) => {
    for (const { routes: paths, reason } of registry.killed) {
      const route = paths.find(({ path }) => path === pathname);
      if (route) return { title: route.title, reason };
    }
    return undefined;
  };

  function prefetch(to: string): void {
    if (isSparingConnection()) return;
    for (const { route } of matches(to) ?? []) {
      if (isRouteHandle(route.handle)) pages.load(route.handle.remote, route.handle.route.id).catch(() => undefined);
    }
  }

  return {
    ...context,
    session,
    api,
    showMessage,
    telemetry,
    localBuilds: registry.localBuilds ?? null,
    version: registry.shell ?? UNKNOWN_VERSION,
    pages,
    queryClient,
    hostFor,
    manifests: registry.remotes.map(({ manifest }) => manifest),
    routes,
    isProvided,
    killedAt,
    deployment,
    prefetch,
    connectRouter: routerNavigate => {
      navigate = routerNavigate;
    },
    start,
    adopt,
    reload,
  };
}
