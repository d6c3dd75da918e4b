import type { MenuItem } from '@shixuan/api/client';
import type { RemoteManifest } from '@shixuan/host/manifest';

/**
 * The entries that live remotes bring themselves, for the end of the site's menu, in the order that they ask for; with
 * ids below those of the site. An entry whose page is already in the site's menu is left out.
 */
export function remoteMenu(
  manifests: readonly Pick<RemoteManifest, 'menu' | 'routes'>[],
  menus: readonly MenuItem[],
): MenuItem[] {
  const named = new Set(menus.map(({ url }) => url));
  return manifests
    .flatMap(({ menu, routes }) => {
      const url = routes.find(({ id }) => id === menu?.route)?.path;
      return menu && url && !named.has(url) ? [{ ...menu, url }] : [];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ label, url }, index) => ({ id: -1 - index, parentId: 0, name: label, parameter: null, url }));
}
