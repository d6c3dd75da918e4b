import { rmSync } from 'node:fs';
import { test as base } from '../test';
import { buildHost, buildTwoHosts, type HostReact } from './build-host';

/** The shop of the example with a React of its own, or a page with two hosts. */
export type Shop = HostReact | 'two hosts';

export interface Fixtures {
  /** Opens it, with a content security policy if one is given. `SITE` in it stands for the site's origin. */
  visitShop: (shop: Shop, policy?: string) => Promise<void>;
}

const folders = new Map<string, Promise<string>>();
const made: string[] = [];
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Folder of a shop; built when it is first asked for, and kept as long as the worker. */
function folderOf(shop: Shop, site: string): Promise<string> {
  const building = folders.get(shop) ?? (shop === 'two hosts' ? buildTwoHosts(site) : buildHost(shop, site));
  if (!folders.has(shop)) void building.then(folder => made.push(folder));
  folders.set(shop, building);
  return building;
}

/** Opens pages that were built with Module Federation, on another origin than the site's. */
export const test = base.extend<Fixtures>({
  visitShop: async ({ page, foreign, baseURL }, use) => {
    const site = baseURL ?? '';
    await use(async (shop, policy) => {
      await page.goto(foreign.putFolder(await folderOf(shop, site), policy?.replaceAll('SITE', site)));
    });
  },
});
