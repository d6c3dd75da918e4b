import type { ListedRemote, RemoteInBrief, RemoteManifest, ResolvedRemote } from '@shixuan/host/manifest';
import type { ChosenRemote } from './choose-versions';

type Route = RemoteManifest['routes'][number];

const shortened = new WeakMap<RemoteManifest, RemoteManifest>();

/**
 * A route as pages carry it: without the record and the description, which only the server reads, and the cases, which only a deployment
 * tries. Shells ask for a description, of which they show nothing.
 */
export const withoutRecord = ({ page, cases, ...route }: Route): Route => ({ ...route, description: '' });

/**
 * A manifest as pages carry it: the marks of style sheets stand on their links, and what places and pieces hand over is
 * compared when they are deployed; the settings have been read.
 */
function shortManifest({ sheets, slots, fills, config, ...manifest }: RemoteManifest): RemoteManifest {
  const pieces = fills?.map(({ props, ...fill }) => fill);
  return { ...manifest, routes: manifest.routes.map(withoutRecord), ...(pieces && { fills: pieces }) };
}

/** A remote as pages carry it. The shortened manifest is computed once, because it is the same for all pages. */
export function withoutRecords({ integrity, ...remote }: ChosenRemote): ResolvedRemote {
  const { manifest } = remote;
  const known = shortened.get(manifest) ?? shortManifest(manifest);
  shortened.set(manifest, known);
  return { ...remote, manifest: known };
}

const briefs = new WeakMap<RemoteManifest, RemoteInBrief['manifest']>();

function briefManifest(manifest: RemoteManifest): RemoteInBrief['manifest'] {
  const { name, owner, title, requires, routes, menu, fills, languages, version, entry } = shortManifest(manifest);
  const said = { ...(menu && { menu }), ...(fills && { fills }), ...(languages && { languages }) };
  return { name, owner, title, requires, routes, ...said, version, entry };
}

/**
 * A remote as pages carry it that do not open it: the page grows with every team by the names of its pages, and not by its files.
 * Whole where its files have no hashes, and where one is not sound: its team is told of that.
 */
export function inBrief(remote: ChosenRemote): ListedRemote {
  const { base, manifest, integrity, federationManifest, fallback, config } = remote;
  const entry = manifest.integrity[manifest.entry];
  if (!integrity || !entry || federationManifest === null) return withoutRecords(remote);
  const known = briefs.get(manifest) ?? briefManifest(manifest);
  briefs.set(manifest, known);
  const rest = { ...(fallback && { fallback }), ...(config && { config }) };
  return { base, manifest: known, hashes: { manifest: integrity, entry }, ...rest };
}
