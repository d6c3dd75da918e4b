import { RemoteManifest, ResolvedRemote, ShellManifest } from '@shixuan/host/manifest';
import type { Chosen } from './choose-versions';
import type { DevServers } from './dev-servers';

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.json();
}

/** What the development servers have now; one that does not answer counts as absent. */
export async function fetchDevVersions(dev: DevServers): Promise<Chosen> {
  const shell = fetchJson(`${dev.shellUrl}shell.json`).then(
    json => ({ base: dev.shellUrl, manifest: ShellManifest.parse(json) }),
    () => null,
  );
  const remotes = dev.remotes.map(async ({ url }) => {
    try {
      const manifest = RemoteManifest.parse(await fetchJson(`${url}remote.json`));
      return [ResolvedRemote.parse({ base: url, manifest, federationManifest: await fetchJson(url + manifest.entry) })];
    } catch {
      return [];
    }
  });
  return { revision: 0, shell: await shell, remotes: (await Promise.all(remotes)).flat(), killed: [], replaced: [] };
}
