import type { ResolvedRemote } from '@shixuan/host/manifest';

export interface RemoteFile {
  url: string;
  /** Null only on a development server, whose files change while one looks at them. */
  integrity: string | null;
  /** Needed before any page of the remote can be drawn. */
  initial?: boolean;
}

/** The file at `url`, if it belongs to one of the remotes: with the hash that the registry vouches for. */
export function findRemoteFile(remotes: readonly ResolvedRemote[], url: string): RemoteFile | undefined {
  for (const remote of remotes) {
    const base = new URL(remote.base, location.href).href;
    if (!url.startsWith(base)) continue;
    return { url, integrity: remote.manifest.integrity[url.slice(base.length)] ?? null };
  }
  return undefined;
}

/** Files that must be there before a page of the route can be drawn. */
export function filesOfRoute({ base, manifest }: ResolvedRemote, routeId: string): RemoteFile[] {
  const paths = [...manifest.preload.initial, ...(manifest.preload.routes[routeId] ?? [])];
  return paths.map(path => ({
    url: new URL(base + path, location.href).href,
    integrity: manifest.integrity[path] ?? null,
    initial: manifest.preload.initial.includes(path),
  }));
}

/** Vouched for by nobody: refused everywhere but on a development server. */
export const isUnverified = (file: RemoteFile, development: boolean) => file.integrity === null && !development;
