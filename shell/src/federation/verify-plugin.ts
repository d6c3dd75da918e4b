import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { freshAddress } from './give-up-waiting';
import { findRemoteFile, isUnverified, type RunnableRemote } from './remote-files';

/** Kinds of entries that are classic scripts, which federation adds by `createScript`. */
const scriptTypes: readonly string[] = ['var', 'global', 'script'];
const moduleTypes: readonly string[] = ['module', 'esm'];

const withoutHash = (url: string) => new Error(`refused: no hash is known for ${url}`);

/**
 * Ties federation to the registry that came with the page: a remote's manifest is taken from the page instead of the
 * network, and each script or module that federation loads must match its hash in the registry.
 * @param remotes versions that may run; read at each request, because fallback versions are added later
 */
export function verifyPlugin(remotes: readonly RunnableRemote[], development: boolean): ModuleFederationRuntimePlugin {
  return {
    name: 'verify',
    async fetch(url) {
      const remote = remotes.find(({ base, manifest }) => new URL(base + manifest.entry, location.href).href === url);
      if (!remote) throw new Error(`refused: ${url} is not in the registry`);
      return new Response(JSON.stringify(remote.federationManifest), {
        headers: { 'content-type': 'application/json' },
      });
    },
    async loadEntry({ remoteInfo: { entry, type } }) {
      if (scriptTypes.includes(type)) return;
      const remote = remotes.find(({ base }) => entry.startsWith(new URL(base, location.href).href));
      const file = findRemoteFile(remotes, entry);
      if (!remote || !file || isUnverified(file, development)) throw withoutHash(entry);
      if (!moduleTypes.includes(type))
        throw new Error(`refused: ${entry} is of the kind ${type}, which cannot be verified`);
      if (file.integrity) await import('./verify-modules').then(({ verifyModules }) => verifyModules(remote));
    },
    createScript({ url }) {
      const file = findRemoteFile(remotes, url);
      if (!file || isUnverified(file, development)) throw withoutHash(url);
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      if (file.integrity) script.integrity = file.integrity;
      script.src = freshAddress(url);
      return { script, timeout: 8000 };
    },
    createLink({ url, attrs }) {
      const file = findRemoteFile(remotes, url);
      if (!file || isUnverified(file, development)) throw withoutHash(url);
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.crossOrigin = 'anonymous';
      if (file.integrity) link.integrity = file.integrity;
      link.href = url;
      return link;
    },
  };
}
