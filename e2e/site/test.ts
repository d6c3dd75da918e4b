import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type ForeignServer, startForeignServer } from '../embed/foreign-server';
import { startSite } from './start-site';

const siteUrl = () => process.env.SITE_URL ?? '';

export interface WorkerFixtures {
  site: undefined;
  /** Somebody else's website, for the stories that ask for it. */
  foreign: ForeignServer;
}

export interface Fixtures {
  /** Errors that a story causes on purpose: console lines that match are not counted. */
  expectedErrors: RegExp | null;
  quietConsole: undefined;
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
