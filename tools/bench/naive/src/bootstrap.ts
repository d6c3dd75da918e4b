import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@shixuan/host';
import { RemoteManifest } from '@shixuan/host/manifest';
import { mountShell } from '../../../../shell/src/app/app';
import { readRegistry, readSeed } from '../../../../shell/src/federation/page-json';

// The same shell over federation as its guide begins: what is live is asked for at start, and each step is found by the
// one before it. Routes come with the page, as in the other builds: only the way to the code is compared.
const element = document.getElementById('root');
if (!element) throw new Error('the page has no #root');

const registry = readRegistry();
const asked = Promise.all(
  registry.remotes.map(async ({ base }) => {
    const manifest = RemoteManifest.parse(await (await fetch(`${base}remote.json`)).json());
    registerRemotes([{ name: manifest.container, entry: new URL(base + manifest.entry, location.href).href }]);
    return manifest;
  }),
);

mountShell({
  element,
  registry,
  seed: readSeed(),
  createLoader: () => ({
    load: async (name, routeId) => {
      const manifest = (await asked).find(one => one.name === name);
      const module = await loadRemote<{ default: Remote }>(`${manifest?.container}/remote`);
      const page = module?.default.routes[routeId];
      if (!page) throw new Error(`no page for ${routeId}`);
      return page();
    },
    loadPiece: () => Promise.reject(new Error('this site has no pieces')),
  }),
});
