import { rmSync } from 'node:fs';
import { test as base } from '../test';
import { buildHost, buildTwoHosts, type HostReact } from './build-host';

/** The shop of the example with a React of its own, or a page with two hosts. */
export type Shop = HostReact | 'two hosts';

interface Shops {
  addressOf(shop: Shop): Promise<string>;
}

export interface Fixtures {
  visitShop: (shop: Shop) => Promise<void>;
}

/** Opens pages that were built with Module Federation, on another origin than the site's. */
export const test = base.extend<Fixtures, { shops: Shops }>({
  shops: [
    async ({ foreign }, use) => {
      const folders = new Map<Shop, Promise<string>>();
      const site = process.env.SITE_URL ?? '';
      const folderOf = (shop: Shop) => (shop === 'two hosts' ? buildTwoHosts(site) : buildHost(shop, site));
      const addresses = new Map<Shop, string>();
      await use({
        async addressOf(shop) {
          const folder = folders.get(shop) ?? folderOf(shop);
          folders.set(shop, folder);
          const address = addresses.get(shop) ?? foreign.putFolder(await folder);
          addresses.set(shop, address);
          return address;
        },
      });
      for (const folder of folders.values()) rmSync(await folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  visitShop: async ({ page, shops }, use) => {
    await use(async shop => void (await page.goto(await shops.addressOf(shop))));
  },
});
