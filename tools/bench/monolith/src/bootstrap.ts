import catalog from '../../../../remote-catalog/src/remote';
import { mountShell } from '../../../../shell/src/app/app';
import { readRegistry, readSeed } from '../../../../shell/src/federation/page-json';

// The same shell and the same pages without federation: one build, pages as lazy chunks of it.
const element = document.getElementById('root');
if (!element) throw new Error('the page has no #root');

mountShell({
  element,
  registry: readRegistry(),
  seed: readSeed(),
  createLoader: () => ({
    load: (_remote, routeId) => {
      const importPage = catalog.routes[routeId];
      return importPage ? importPage() : Promise.reject(new Error(`no page for ${routeId}`));
    },
    loadPiece: () => Promise.reject(new Error('this site has no pieces')),
  }),
});
