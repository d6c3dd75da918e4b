import { rmSync } from 'node:fs';
import { test as base } from '../test';
import { buildHost, buildTwoHosts, type HostReact } from './build-host';

/** The shop of the example with a React of its own, or a page with two hosts. */
export type Shop = HostReact | 'two hosts';

export interface Fixtures {
  /** Opens it, with a content security policy if one is given. `SITE` in it stands for the site's origin. */
  visitShop: (shop: Shop, policy?: string) => Promise<void>;
}

/** Folder of a shop; built when it is first asked for. */
type FolderOf = (shop: Shop) => Promise<string>;

/** Opens pages that were built with Module Federation, on another origin than the site's. */
export const test = base.extend<Fixtures, { folderOf: FolderOf }>({
  folderOf: [
    async ({}, use) => {
      const folders = new Map<Shop, Promise<string>>();
      const site = process.env.SITE_URL ?? '';
      await use(shop => {
        const folder = folders.get(shop) ?? (shop === 'two hosts' ? buildTwoHosts(site) : buildHost(shop, site));
        folders.set(shop, folder);
        return folder;
      });
      for (const folder of folders.values()) rmSync(await folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  visitShop: async ({ page, foreign, folderOf, baseURL }, use) => {
    await use(async (shop, policy) => {
      await page.goto(foreign.putFolder(await folderOf(shop), policy?.replaceAll('SITE', baseURL ?? '')));
    });
  },
});
