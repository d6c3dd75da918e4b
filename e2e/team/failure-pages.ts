import type { Locator, Page } from '@playwright/test';
import { type SiteRecord, SiteReport } from '@shixuan/api/site-report';
import { RemoteFolder } from '../site/remote-folder';
import { expect } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';

/** What stories about failures have in common. */

export const remote = (name: string) => new RemoteFolder(process.env.SITE_VAR ?? '', name);

/** The browser's own messages about missing or refused files, which the stories cause. */
export const causedErrors =
  /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|Refused to (execute|apply)|RemoteFailure|remote is broken|Federation|TypeError|ChunkLoadError|Loading (CSS )?chunk/;

export const card = (page: Page, kind: string): Locator => page.locator(`[data-failure="${kind}"]`);

/** The boundary around pages of this version of a remote. */
export const boundary = (page: Page, source: string): Locator => page.locator(`main [data-remote="${source}"]`).first();

export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(frame(page).menu).toBeVisible();
  await expect(frame(page).footer).toBeVisible();
}

/** A card that says in Chinese what happened, in a working frame. */
export async function expectCard(page: Page, kind: string): Promise<void> {
  await expect(card(page, kind)).toContainText(/[\u4e00-\u9fff]{6}/);
  await expectFrame(page);
}

/** The heading of the page itself: a card in its place has one too. */
export const telecentric = (page: Page): Locator =>
  heading(page, /远心镜头/).and(page.locator('h1:not([data-failure] h1)'));

/** A file that the page of this route needs, and neither the home page around it nor its sisters do. */
export async function fileOf(folder: RemoteFolder, route: string, suffix = '.js'): Promise<string> {
  const { routes } = (await folder.live()).manifest.preload;
  const others = [...(routes.Category ?? []), ...(routes.Light ?? [])];
  const file = routes[route]?.find(name => name.endsWith(suffix) && !others.includes(name));
  if (!file) throw new Error(`${route} has no ${suffix} of its own`);
  return file;
}

export const entryOf = async (folder: RemoteFolder): Promise<string> =>
  (await folder.live()).manifest.preload.initial[0] ?? '';

/** Answers the facets of a list with an answer of the right form that holds nothing: the page throws while it is drawn. */
export const breakFacets = (page: Page) =>
  page.route('**/Product/FiltersInit', route => {
    const content = { category: null, attributes: null, facets: null, total: 0, catalogueVersion: '' };
    return route.fulfill({ json: { state: 0, content, msg: '' } });
  });

/** Makes the setup of the remote throw: its container hands out the module with another one. */
export const withBrokenSetup = (container: string) => (text: string) =>
  `${text}
;(() => {
  const { get, init } = ${container};
  ${container} = { init, get: async name => {
    const make = await get(name);
    const { default: remote, ...rest } = make();
    return () => ({ ...rest, default: { ...remote, setup() { throw new Error('remote is broken'); } } });
  } };
})();`;

/** From the next document on, keeps what the page tells the site, which browsers do not show of a beacon. */
export async function listenToReports(page: Page): Promise<() => Promise<SiteRecord[]>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob)
        body.text().then(text => localStorage.setItem(`told ${performance.now()} ${Math.random()}`, text));
      return send(url, body);
    };
  });
  return async () => {
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('told ')));
    return kept.flatMap(([, text]) => SiteReport.parse(JSON.parse(text)).records);
  };
}
