import type { RemoteManifest } from '@shixuan/host/manifest';

type Route = RemoteManifest['routes'][number];

/** The remote and the route behind a path. A slash at the end makes no other page. */
export function findRoute<T extends { manifest: RemoteManifest }>(
  remotes: readonly T[],
  path: string,
): { remote: T; route: Route } | null {
  const wanted = path.replace(/\/+$/, '') || '/';
  for (const remote of remotes) {
    const route = remote.manifest.routes.find(candidate => candidate.path === wanted);
    if (route) return { remote, route };
  }
  return null;
}
