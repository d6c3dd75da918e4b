import { RemoteManifest, type RemoteOverride, type ResolvedRegistry } from '@shixuan/host/manifest';
import type { KnownRemote, RunnableRemote } from '../../federation/remote-files';
import { brokenNotice } from './broken-notice';

export interface Applied {
  registry: Omit<ResolvedRegistry, 'remotes'> & {
    remotes: KnownRemote[];
    /** Number of builds that run; absent where none was requested. */
    localBuilds?: number;
  };
  /** Notices for the developer, in Chinese. */
  notices: string[];
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** A developer's build in its present state. Its files change at any time, so they carry no hash. */
async function fetchLocal({ name, url }: RemoteOverride, live: KnownRemote | undefined): Promise<RunnableRemote> {
  const manifest = RemoteManifest.parse(await fetchJson(`${url}remote.json`));
  if (manifest.name !== name) throw new Error(`it is ${manifest.name}`);
  const federationManifest = await fetchJson(url + manifest.entry);
  return { base: url, manifest, federationManifest, local: { instead: live } };
}

/**
 * Puts developers' builds in the place of the live remotes, before anything else runs. If a build cannot be loaded, the
 * live version stays, and a notice names the address.
 */
export async function applyOverrides(registry: ResolvedRegistry): Promise<Applied> {
  const notices = registry.overrideRefused
    ? ['覆盖未启用：本站没有允许在页面里运行本地版本，或地址不在允许的范围内。']
    : [];
  const remotes: KnownRemote[] = [...registry.remotes];
  const overrides: RemoteOverride[] = [];
  for (const override of registry.overrides) {
    const at = remotes.findIndex(({ manifest }) => manifest.name === override.name);
    try {
      const local = await fetchLocal(override, remotes[at]);
      remotes.splice(at < 0 ? remotes.length : at, 1, local);
      overrides.push(override);
    } catch {
      notices.push(brokenNotice(override.name, override.url));
    }
  }
  const killed = registry.killed.filter(({ name }) => !overrides.some(override => override.name === name));
  const localBuilds = registry.overrides.length > 0 ? { localBuilds: overrides.length } : {};
  return { registry: { ...registry, ...localBuilds, remotes, killed, overrides }, notices };
}
