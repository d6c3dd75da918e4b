import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/lib/find-chromium.mjs';

// Each worker has a site of its own; the stories of a file follow each other on one.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // A story waits for its page a third of the time, so one worker more than processors keeps them busy; with two more,
  // single answers took over ten seconds. A worker takes about 1.5 GB: site, database and browser.
  workers: Math.min(availableParallelism() + 1, 6),
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  // A story on two busy cores takes its time.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  globalSetup: './e2e/site/global-setup.ts',
  outputDir: 'test-results',
  use: {
    // One context for the stories of a worker, emptied between them (cookies, storage, cache, routes, other pages): a new
    // context with its processes costs more than the load of a page in it. Stories that need two visitors open contexts of their own.
    reuseContext: true,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // Stories hold and count requests, which a service worker would make in place of the page; its own story lets it in.
    serviceWorkers: 'block',
    // Traces double the time of every story: `--trace retain-on-failure` on the command line records them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
