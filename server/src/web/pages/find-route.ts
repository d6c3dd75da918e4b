import type { RemoteManifest } from '@shixuan/host/manifest';

type Route = RemoteManifest['routes'][number];

/** The route of a path. A slash at the end makes no other page. */
export function routeAt(routes: readonly Route[], path: string): Route | undefined {
  const wanted = path.replace(/\/+$/, '') || '/';
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
