import { test as base, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import { type ForeignServer, startForeignServer } from '../embed/foreign-server';
import { startSite } from './start-site';

const siteUrl = () => process.env.SITE_URL ?? '';

export interface WorkerFixtures {
  site: undefined;
  /** Somebody else's website, for the stories that ask for it. */
  foreign: ForeignServer;
}

export interface Fixtures {
  /** The code of a page that the server has drawn comes after its load: visits and reloads wait until it works. */
  untilTakenOver: undefined;
  /** Errors that a story causes on purpose: console lines that match are not counted. */
  expectedErrors: RegExp | null;
  quietConsole: undefined;
}

/** Longer than any page of which the code comes. */
const TAKEN_OVER_MS = 20_000;

/** Runs in the page: resolves once React works in the frame of a drawn page, or does not come. */
async function takenOver(atMostMs: number): Promise<void> {
  const end = performance.now() + atMostMs;
  while (
    document.getElementById('site-preloads') &&
    !Object.keys(document.querySelector('header') ?? {}).some(key => key.startsWith('__reactFiber')) &&
    performance.now() < end
  )
    await new Promise(resolve => setTimeout(resolve, 20));
}

/** Stories that look at a page before its code is there ask for no more than its beginning (`commit`), or have pages of their own. */
function waitAfter(page: Page, name: 'goto' | 'reload'): void {
  const original = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
  const waiting = async (...args: unknown[]) => {
    const response = await original(...args);
    const options = args.at(-1);
    const isEarly =
      typeof options === 'object' && options !== null && 'waitUntil' in options && options.waitUntil === 'commit';
    // A page that goes on to another document by itself is that story's own matter.
    if (!isEarly) await page.evaluate(takenOver, TAKEN_OVER_MS).catch(() => undefined);
    return response;
  };
  Object.assign(page, { [name]: waiting });
}

/**
 * The test of every story: visits the site, with the about dialog already dismissed (its own stories bring it back), and
 * fails on any console error, uncaught exception or breach of the content security policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  /**
   * A site for each worker, with a database and a registry of its own: stories break and republish what they visit. While
   * stories are being written, SITE_URL and SITE_VAR may name a site that runs already.
   */
  site: [
    async ({}, use) => {
      if (process.env.SITE_URL) {
        await use(undefined);
        return;
      }
      const { url, varDir, stop } = await startSite();
      process.env.SITE_URL = url;
      process.env.SITE_VAR = varDir;
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  // Here, though few stories want it: Playwright starts a new worker, and so a new site, where the fixtures of workers differ.
  foreign: [
    async ({}, use) => {
      const server = await startForeignServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [null, { option: true }],
  baseURL: async ({}, use) => use(siteUrl()),
  storageState: async ({}, use) =>
    use({ cookies: [], origins: [{ origin: siteUrl(), localStorage: [{ name: 'isAbout', value: 'true' }] }] }),
  untilTakenOver: [
    async ({ page }, use) => {
      for (const go of ['goto', 'reload'] as const) waitAfter(page, go);
      await use(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text)) problems.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', error => note(error.stack ?? error.message));
      await use(undefined);
      expect(problems, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The test of stories that stop the clock: in a context of their own. In one that is used again, the scripts of the clock
 * may still be run by the page of the next story.
 */
export const clockTest = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});
export { expect };
