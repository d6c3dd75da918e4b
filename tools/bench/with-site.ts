import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { publish } from '@shixuan/server/releases';
import { startSite } from '@shixuan/server/site';
import { findApps } from '../build/apps';
import { buildAll } from '../build/build-all';
import { findChromium } from '../lib/find-chromium.mjs';

/** Measures in a browser on a site of its own with this build; both are stopped afterwards, and the site's data removed. */
export async function withSite(measure: (browser: Browser, address: string) => Promise<string[]>): Promise<string[]> {
  await buildAll(() => {});
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  for (const { directory } of findApps()) await publish(join(directory, 'dist'), join(varDir, 'registry'));
  const settings = { PORT: '0', SHIXUAN_VAR: varDir };
  // What a site does beside its requests in its first minute would be counted against whoever visits meanwhile.
  const site = await startSite({ ...process.env, ...settings }, () => {}, { makesFiles: false, warmsUp: false });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await measure(browser, site.address);
  } finally {
    await browser.close();
    await site.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}
