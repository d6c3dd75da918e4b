import type { RemoteManifest, ResolvedRemote } from '@shixuan/host/manifest';

type Route = RemoteManifest['routes'][number];

const shortened = new WeakMap<RemoteManifest, RemoteManifest>();

/** A route as pages carry it: what only the server reads is not sent to every visitor. */
export const withoutRecord = ({ page, ...route }: Route): Route => route;

/** A remote as pages carry it. Each manifest is shortened once: it is the same for all pages. */
export function withoutRecords(remote: ResolvedRemote): ResolvedRemote {
  const { manifest } = remote;
  const known = shortened.get(manifest) ?? { ...manifest, routes: manifest.routes.map(withoutRecord) };
  shortened.set(manifest, known);
  return { ...remote, manifest: known };
}
