import { test as base, type ConsoleMessage, expect } from '@playwright/test';

const siteUrl = () => {
  const url = process.env.SITE_URL;
  if (!url) throw new Error('SITE_URL is not set: the tests run through playwright.config.ts');
  return url;
};

export interface Fixtures {
  /** Errors that a story causes on purpose: console lines that match are not counted. */
  expectedErrors: RegExp | null;
  quietConsole: undefined;
}

/**
 * The test of every story: visits the site, with the about dialog already dismissed (its own stories bring it back), and
 * fails on any console error, uncaught exception or breach of the content security policy.
 */
export const test = base.extend<Fixtures>({
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
      page.on('pageerror', error => note(error.message));
      await use(undefined);
      expect(problems, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
