import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Site, startSite } from '../../site/start-site';
import { expect, test } from '../../site/test';

export interface OwnSite {
  site: Site;
  browser: Browser;
}

/** A site for the stories of a file, from before the first to after the last, and the browser of their worker. */
export function ownSite(): OwnSite {
  const own = {} as OwnSite;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    own.browser = browser;
    own.site = await startSite();
  });
  test.afterAll(() => own.site?.stop());
  return own;
}

/** What a page shows that is about one thing. */
const subjects: Readonly<Record<string, string>> = {
  '/goods/list': '?categoryId=1',
  '/goods/detail': '?id=1',
  '/selection/detail': '?id=1',
  '/compare': '?ids=1,2',
  '/article/detail': '?id=1',
  '/result': '?keywords=相机',
};

interface Registry {
  remotes: { manifest: { routes: { path: string }[] } }[];
}

/** The addresses of every route that a remote of the site declares. */
export async function addresses(siteUrl: string): Promise<string[]> {
  const html = await (await fetch(siteUrl)).text();
  const [, json = ''] = /id="site-registry">(.*?)<\/script>/.exec(html) ?? [];
  const { remotes } = JSON.parse(json) as Registry;
  const paths = remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(20);
  return paths.map(path => path + (subjects[path] ?? ''));
}

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

/** A page on a desk and on a phone. */
export const forms: Readonly<Record<'wide' | 'narrow', BrowserContextOptions>> = {
  wide: { viewport: { width: 1440, height: 900 } },
  narrow: { viewport: { width: 390, height: 844 }, userAgent: phone, isMobile: true },
};

const DRAWN = 'id="site-drawn"';

/** Asks until the page comes drawn: the first visitor of a page may be answered before it is, all of them on a machine too busy to draw. */
export async function untilDrawn(siteUrl: string, address: string, form: BrowserContextOptions): Promise<void> {
  const headers: Record<string, string> = form.userAgent ? { 'user-agent': form.userAgent } : {};
  await expect
    .poll(async () => (await (await fetch(siteUrl + encodeURI(address), { headers })).text()).includes(DRAWN), {
      message: `${address} is drawn`,
      timeout: 60_000,
    })
    .toBe(true);
}

/**
 * Without scripts: does what leads to another page, and loads that page again until it comes drawn. Its address is not known
 * before, so that `untilDrawn` cannot ask for it.
 */
export async function untilDrawnAfter(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
  await expect
    .poll(
      async () => {
        const isDrawn = (await page.content()).includes(DRAWN);
        if (!isDrawn) await page.reload();
        return isDrawn;
      },
      { message: `${page.url()} is drawn` },
    )
    .toBe(true);
}

export interface Visit {
  page: Page;
  /** Errors of the console and of scripts so far. */
  problems: string[];
  close(): Promise<void>;
}

/** A visitor with nothing but these entries in the browser’s storage. */
export async function visitor(
  browser: Browser,
  options: BrowserContextOptions,
  stored: Record<string, unknown> = {},
): Promise<Visit> {
  // Without the storage of other stories, for which a page of the worker's site would be opened first.
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...options });
  await context.addInitScript(
    entries => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
      let moved = 0;
      const what: string[] = [];
      const nameOf = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName.toLowerCase()} 「${node?.textContent?.slice(0, 20)}」`;
      };
      new PerformanceObserver(list => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          moved += value;
          for (const { node, previousRect: from, currentRect: to } of sources)
            what.push(`${nameOf(node)} x ${from.x} → ${to.x}, y ${from.y} → ${to.y}`);
        }
        document.documentElement.dataset.moved = JSON.stringify({ moved, what });
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { isAbout: true, ...stored },
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', error => problems.push(error.message));
  return { page, problems, close: () => context.close() };
}

/** https://wicg.github.io/layout-instability: not part of TypeScript's declarations. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** How far the page moved under the visitor’s eyes, as Chromium counts it, and what moved. */
const moved = (page: Page): Promise<{ moved: number; what: string[] }> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.moved ?? '{"moved":0,"what":[]}'));

/** @throws AssertionError where the page moved more than a visitor would see, with what moved */
export async function expectStill(page: Page, address: string): Promise<void> {
  const { moved: far, what } = await moved(page);
  expect(far, `${address}\n${what.join('\n')}`).toBeLessThan(0.02);
}

/** Holds files of a page back; the returned function lets them come. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(files, async route => {
    await released;
    await route.continue();
  });
  return () => release();
}
