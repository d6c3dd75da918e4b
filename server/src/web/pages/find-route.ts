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

/** The path of the route that a path names in other letters, large for small or the reverse; null where there is none. */
export function spelledPath(routes: readonly Route[], path: string): string | null {
  if (routeAt(routes, path)) return null;
  const wanted = withoutEndSlash(path).toLowerCase();
  return routes.find(route => route.path.toLowerCase() === wanted)?.path ?? null;
}
