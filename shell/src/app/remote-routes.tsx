import type { RouteDescriptor } from '@shixuan/host';
import type { ListedRemote } from '@shixuan/host/manifest';
import {
  matchRoutes,
  type NonIndexRouteObject,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { PageSkeleton, RemotePage } from '../pages/remote-page';
import type { RouteHandle } from '../pages/route-handle';

/** Makes a page ready to be drawn: its code, then its data. Never rejects: the page itself shows what failed. */
export type PreparePage = (remote: ListedRemote, route: RouteDescriptor, address: URL) => Promise<void>;

/** After this time, ms, the new page is shown with the data it has, so that a click always has an effect. */
const PATIENCE_MS = 3000;

/** Paths whose routes are remembered: more than the site has. */
const MOST_PATHS = 200;

const patience = () => new Promise<void>(resolve => setTimeout(resolve, PATIENCE_MS));

/**
 * The routes of all live remotes, children below their parents. A path that two remotes declare belongs to the first.
 */
export function remoteRoutes(remotes: readonly ListedRemote[], prepare: PreparePage): NonIndexRouteObject[] {
  const taken = new Set<string>();
  return remotes.flatMap(remote => {
    const own = remote.manifest.routes.filter(({ path }) => !taken.has(path) && taken.add(path));
    const parentOf = (route: RouteDescriptor) =>
      own.find(({ id, path }) => id === route.parent && id !== route.id && isBelow(route.path, path));
    const below = (parent: RouteDescriptor | undefined): NonIndexRouteObject[] =>
      own.filter(route => parentOf(route) === parent).map(route => toRoute(remote, route, below(route), prepare));
    return below(undefined);
  });
}

/** Finds the route of an address with those around it, the outermost first; none where the site has no such page. */
export function routesAtOf(routes: RouteObject[]): (to: string) => readonly RouteObject[] {
  const byPath = routesByPath(routes);
  return to => {
    const path = to.replace(/[?#].*$/s, '');
    const known = byPath.get(path);
    if (known) return known;
    const found = matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
    if (byPath.size < MOST_PATHS) byPath.set(path, found);
    return found;
  };
}

/**
 * Each route with those around it, the outermost first, by its path. The menus ask for some sixty paths with every
 * drawing, and the router sorts all routes for each; a path as it was declared needs no sorting.
 */
export function routesByPath(routes: readonly RouteObject[]): Map<string, readonly RouteObject[]> {
  const found = new Map<string, readonly RouteObject[]>();
  const add = (all: readonly RouteObject[], around: readonly RouteObject[]) => {
    for (const route of all) {
      const chain = [...around, route];
      if (route.path !== undefined && !/[:*]/.test(route.path)) found.set(route.path, chain);
      add(route.children ?? [], chain);
    }
  };
  add(routes, []);
  return found;
}

/** The router accepts a child only below its parent's path. */
const isBelow = (path: string, parentPath: string) => path.startsWith(parentPath === '/' ? '/' : `${parentPath}/`);

function toRoute(
  remote: ListedRemote,
  route: RouteDescriptor,
  children: NonIndexRouteObject[],
  prepare: PreparePage,
): NonIndexRouteObject {
  const id = `${remote.manifest.name}/${route.id}`;
  return {
    id,
    path: route.path,
    element: <RemotePage key={id} remote={remote} route={route} />,
    handle: { id, remote: remote.manifest.name, route } satisfies RouteHandle,
    hydrateFallbackElement: <PageSkeleton />,
    // The old page stays until the new one is ready.
    loader: async ({ request }) => {
      await Promise.race([prepare(remote, route, new URL(request.url)), patience()]);
      return null;
    },
    // A kept-alive page reacts to changed filters itself; any other page is prepared again.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      !route.keepAlive && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search,
    children,
  };
}
