import type { RouteDescriptor } from '@shixuan/host';
import type { RemoteManifest, ResolvedRemote } from '@shixuan/host/manifest';

/** A remote as the registry resolves it, with these routes. */
export function fakeRemote(
  routes: readonly (Pick<RouteDescriptor, 'id' | 'path'> & Partial<RouteDescriptor>)[],
  name = 'catalog',
  change: Partial<RemoteManifest> = {},
): ResolvedRemote {
  return {
    base: `/remotes/${name}/1.0.0-12345678/`,
    federationManifest: {},
    manifest: {
      name,
      owner: '目录组',
      title: '产品目录',
      requires: { contract: '^1.0.0' },
      routes: routes.map(route => ({ title: `标题 ${route.id}`, description: '', ...route })),
      version: '1.0.0-12345678',
      entry: 'remote-entry.js',
      container: `remote_${name}`,
      integrity: {},
      preload: { initial: [], routes: {} },
      bytes: { total: 0, initial: 0 },
      ...change,
    },
  };
}
