import type { ListedRemote, RemoteInBrief, ResolvedRemote } from '@shixuan/host/manifest';

/** A remote that this page may run. */
export interface RunnableRemote extends ResolvedRemote {
  /**
   * Set for a developer's build that the server admitted for this page. `instead`: the live version that it replaces,
   * if any.
   */
  local?: { instead: ListedRemote | undefined };
}

/** A remote of the page, whose files may not be known yet. */
export type KnownRemote = RunnableRemote | (RemoteInBrief & { local?: never });

/** Whether its files are known. */
export const isWhole = (remote: KnownRemote): remote is RunnableRemote => !('hashes' in remote);

export interface RemoteFile {
  url: string;
  /** Null only on a development server, whose files change at any time. */
  integrity: string | null;
  /** Belongs to a developer's build, which changes at any time. */
  isLocal?: boolean;
  /** Needed before any page of the remote can be drawn. */
  initial?: boolean;
}

/** The file at `url`, if it belongs to one of the remotes: with its hash from the registry. */
export function findRemoteFile(remotes: readonly RunnableRemote[], url: string): RemoteFile | undefined {
  for (const remote of remotes) {
    const base = new URL(remote.base, location.href).href;
    if (!url.startsWith(base)) continue;
    if (remote.local) return { url, integrity: null, isLocal: true };
    return { url, integrity: remote.manifest.integrity[url.slice(base.length)] ?? null };
  }
  return undefined;
}

/** The two manifests of a remote that the page carries in brief. */
export const filesInBrief = ({ base, manifest, hashes }: RemoteInBrief): RemoteFile[] => [
  { url: new URL(`${base}remote.json`, location.href).href, integrity: hashes.manifest, initial: true },
  { url: new URL(base + manifest.entry, location.href).href, integrity: hashes.entry, initial: true },
];

/** Files that must be there before a page of the route can be drawn. */
export const filesOfRoute = (remote: RunnableRemote, routeId: string): RemoteFile[] =>
  filesWith(remote, remote.manifest.preload.routes[routeId]);

/** Files that must be there before the piece for a place can be drawn. */
export const filesOfFill = (remote: RunnableRemote, slot: string): RemoteFile[] =>
  filesWith(remote, remote.manifest.preload.fills?.[slot]);

function filesWith({ base, manifest, local }: RunnableRemote, own: readonly string[] = []): RemoteFile[] {
  const paths = [...manifest.preload.initial, ...own];
  return paths.map(path => ({
    url: new URL(base + path, location.href).href,
    integrity: local ? null : (manifest.integrity[path] ?? null),
    ...(local && { isLocal: true }),
    initial: manifest.preload.initial.includes(path),
  }));
}

/** Without a known hash: refused except on a development server. */
export const isUnverified = (file: RemoteFile, development: boolean) =>
  file.integrity === null && !file.isLocal && !development;
