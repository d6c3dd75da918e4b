import type { RemoteManifest } from '@shixuan/host/manifest';

type Route = RemoteManifest['routes'][number];

/** A slash at the end makes no other page. */
export const withoutEndSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The route of a path. */
export function routeAt(routes: readonly Route[], path: string): Route | undefined {
  const wanted = withoutEndSlash(path);
  return routes.find(candidate => candidate.path === wanted);
}

/** The remote and the route behind a path. */
export function findRoute<T extends { manifest: RemoteManifest }>(
  remotes: readonly T[],
  path: string,
): { remote: T; route: Route } | null {
  for (const remote of remotes) {
    const route = routeAt(remote.manifest.routes, path);
    if (route) return { remote, route };
  }
  return null;
}

/**
 * The path of the route that a path names with a slash at its end, or in other letters, large for small or the reverse; null where there
 * is none, or where the path is the route's own.
 */
export function spelledPath(routes: readonly Route[], path: string): string | null {
  const wanted = withoutEndSlash(path).toLowerCase();
  const named = routeAt(routes, path) ?? routes.find(route => route.path.toLowerCase() === wanted);
  return named === undefined || named.path === path ? null : named.path;
}
