import { type ListedRemote, type RemoteInBrief, RemoteManifest, type ResolvedRemote } from '@shixuan/host/manifest';

async function fetchVerified(url: string, integrity: string): Promise<unknown> {
  const response = await fetch(url, { integrity, credentials: 'omit' });
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.json();
}

const fetchManifest = async (base: string, integrity: string) =>
  RemoteManifest.parse(await fetchVerified(`${base}remote.json`, integrity));

/**
 * Fetches what the page does not carry of a remote, each file against its hash.
 * @throws Error when it cannot be had or is not the published one
 */
export async function fetchWhole({ base, manifest, hashes, ...rest }: RemoteInBrief): Promise<ResolvedRemote> {
  const [whole, federationManifest] = await Promise.all([
    fetchManifest(base, hashes.manifest),
    fetchVerified(base + manifest.entry, hashes.entry),
  ]);
  return { ...rest, base, manifest: whole, federationManifest };
}

/**
 * Fetches the previous version, each file against its hash: the page carries the hash of the manifest, and the manifest
 * those of all other files.
 * @throws Error when there is none, it cannot be had or it is not the published one
 */
export async function fetchFallback({ manifest: live, fallback }: ListedRemote): Promise<ResolvedRemote> {
  if (!fallback) throw new Error(`${live.name} has no earlier version`);
  const { base, version, integrity, config } = fallback;
  const manifest = await fetchManifest(base, integrity);
  if (manifest.name !== live.name || manifest.version !== version) throw new Error(`${base} is another version`);
  const hash = manifest.integrity[manifest.entry];
  if (!hash) throw new Error(`${base}${manifest.entry}: no hash is known`);
  return { base, manifest, config, federationManifest: await fetchVerified(base + manifest.entry, hash) };
}
