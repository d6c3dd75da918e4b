import type { RemoteManifest, ResolvedRemote } from '@shixuan/host/manifest';

type Route = RemoteManifest['routes'][number];

const shortened = new WeakMap<RemoteManifest, RemoteManifest>();

/** A route as pages carry it, without the record, which only the server reads, and the cases, which only a deployment tries. */
export const withoutRecord = ({ page, cases, ...route }: Route): Route => route;

/**
 * A manifest as pages carry it: the marks of style sheets stand on their links, and what places and pieces hand over is
 * compared when they are deployed; the settings have been read.
 */
function shortManifest({ sheets, slots, fills, config, ...manifest }: RemoteManifest): RemoteManifest {
  const pieces = fills?.map(({ props, ...fill }) => fill);
  return { ...manifest, routes: manifest.routes.map(withoutRecord), ...(pieces && { fills: pieces }) };
}

/** A remote as pages carry it. The shortened manifest is computed once, because it is the same for all pages. */
export function withoutRecords(remote: ResolvedRemote): ResolvedRemote {
  const { manifest } = remote;
  const known = shortened.get(manifest) ?? shortManifest(manifest);
  shortened.set(manifest, known);
  return { ...remote, manifest: known };
}
