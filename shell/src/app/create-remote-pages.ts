import type { HostServices } from '@shixuan/host';
import type { ListedRemote, ResolvedRegistry } from '@shixuan/host/manifest';
import type { QueryClient } from '@tanstack/react-query';
import type { Shell } from '../components/shell-context';
import type { Deployment } from '../federation/deployment/deployment';
import type { HostFor } from '../federation/host/host-services';
import type { LoadedPage } from '../federation/loader';
import type { PartCache } from '../federation/part-cache';
import { isSparingConnection } from '../lib/connection';
import { isFileLost } from '../lib/remote-failure';
import { isProtected } from '../pages/protected-guard';
import { isRouteHandle } from '../pages/route-handle';
import type { RemoteWork } from '../services/hangs/remote-work';

import { killedRemotes } from '../state/killed-remotes';
import type { StateContext } from '../state/store';
import { readToken } from '../state/token';
import { createPrefetch } from './prefetch-pages';
import { remoteRoutes, routesAtOf } from './remote-routes';

export interface RemotePagesOptions extends StateContext {
  registry: ResolvedRegistry;
  pages: PartCache<LoadedPage>;
  deployment: Deployment;
  queryClient: QueryClient;
  hostFor: HostFor;
  /** For what is fetched ahead of a click: no mask, no message, no logout. */
  quietHostFor: HostFor;
  /** Begins with what the whole site needs, once. */
  start(): Promise<void>;
  /** Records which remote's code runs. */
  work: RemoteWork | undefined;
  /** Rises with each click. */
  clicks(): number;
}

/** The pages of the remotes: their routes, what stands at an address, and their code and data ahead of a click. */
export function createRemotePages({
  store,
  storage,
  registry,
  pages,
  deployment,
  queryClient,
  hostFor,
  quietHostFor,
  start,
  work,
  clicks,
}: RemotePagesOptions): Pick<Shell, 'routes' | 'isProvided' | 'killedAt' | 'prefetch'> {
  /** Has a page fetch its data ahead, as its own work until it waits for an answer. */
  const fetchAhead = (page: LoadedPage, remote: ListedRemote, route: string, host: HostServices, search: string) => {
    const { name: app, version } = (page.from ?? remote).manifest;
    const run = () => page.prefetch?.({ host, queryClient, search });
    return work ? work.during({ app, version, route }, run) : run();
  };

  const routes = remoteRoutes(registry.remotes, async (remote, route, address) => {
    const search = address.search.slice(1);
    const leaves = () => deployment.leaveFor(address.pathname + address.search);
    if (deployment.isKilled(remote.manifest.name) || leaves()) return;
    try {
      const [page] = await Promise.all([pages.load(remote.manifest.name, route.id), start()]);
      await fetchAhead(page, remote, route.id, hostFor(page.from ?? remote), search);
    } catch (error) {
      // The page shows its own failure. Only for a missing file is a newer version tried, by loading a document.
      if (!isFileLost(error)) return;
      await deployment.fileLost();
      leaves();
    }
  });
  const routesAt = routesAtOf(routes);
  const isProvided = (to: string, killed = store.get(killedRemotes)) => {
    const handle: unknown = routesAt(to).at(-1)?.handle;
    return isRouteHandle(handle) && !killed.includes(handle.remote);
  };
  const killedAt = (pathname: string) => {
    for (const { routes: paths, reason } of registry.killed) {
      const route = paths.find(({ path }) => path === pathname);
      if (route) return { title: route.title, reason };
    }
    return undefined;
  };

  const prefetch = createPrefetch({
    isSparing: isSparingConnection,
    clicks,
    queryClient,
    pagesAt(to) {
      const [path = '', search = ''] = to.replace(/#.*$/s, '').split(/\?(.*)/s);
      if (isProtected(path) && readToken(storage) === '') return [];
      return routesAt(to).flatMap(({ handle }) => {
        const remote =
          isRouteHandle(handle) && registry.remotes.find(({ manifest }) => manifest.name === handle.remote);
        if (!remote || !isRouteHandle(handle) || deployment.isKilled(handle.remote)) return [];
        return {
          load: () => pages.load(handle.remote, handle.route.id),
          fill: page => fetchAhead(page, remote, handle.route.id, quietHostFor(page.from ?? remote), search),
        };
      });
    },
  });

  return { routes, isProvided, killedAt, prefetch };
}
