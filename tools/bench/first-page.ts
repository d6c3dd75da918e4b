import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { publish } from '../../server/src/registry/publish';
import { startSite } from '../../server/src/start-site';
import { buildAll } from '../build';
import { findApps } from '../build/apps';
import { findChromium } from '../find-chromium.mjs';
import { buildMonolith } from './build-monolith';
import { median } from './median';

const path = '/goods/list?categoryId=1';
const pageRequest = './pages/list/list.page';
const rounds = 5;

interface Visit {
  /** Milliseconds from the start of the navigation to the first product on the screen. */
  contentMs: number;
  requests: number;
  /** Bytes over the wire, headers included. */
  bytes: number;
}

/** A first visit, nothing cached, at 150 ms and 1.6 Mbit/s. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript("localStorage.setItem('isAbout', 'true')");
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: 750e3 / 8,
  });
  let requests = 0;
  let bytes = 0;
  client.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main tbody tr').first().waitFor();
  const contentMs = await page.evaluate(() => performance.now());
  const visited = { contentMs, requests, bytes };
  await context.close();
  return visited;
}

/** The site with these builds live, on a free port, with data of its own. */
async function siteWith(distFolders: string[]) {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  for (const folder of distFolders) await publish(folder, join(varDir, 'registry'));
  const site = await startSite({ ...process.env, PORT: '0', SHIXUAN_VAR: varDir }, () => {});
  const stop = async () => {
    await site.stop();
    await rm(varDir, { recursive: true, force: true });
  };
  return { url: site.address + path, stop };
}

/** Time, requests and bytes to the first product of a list: federated against the same code as one application. */
export async function firstPage(): Promise<string[]> {
  await buildAll(() => {});
  const federated = await siteWith(findApps().map(({ directory }) => join(directory, 'dist')));
  const monolith = await siteWith(await buildMonolith(pageRequest));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const visits: Record<'federated' | 'monolith', Visit[]> = { federated: [], monolith: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      visits.federated.push(await visit(browser, federated.url));
      visits.monolith.push(await visit(browser, monolith.url));
    }
  } finally {
    await browser.close();
    await federated.stop();
    await monolith.stop();
  }
  const summary = (name: keyof typeof visits) => {
    const of = (key: keyof Visit) => median(visits[name].map(one => one[key]));
    return { contentMs: of('contentMs'), requests: of('requests'), kilobytes: of('bytes') / 1024 };
  };
  const [own, other] = [summary('federated'), summary('monolith')];
  const line = (name: string, { contentMs, requests, kilobytes }: typeof own) =>
    `${name}: first product after ${contentMs.toFixed(0)} ms, ${requests} requests, ${kilobytes.toFixed(0)} KB`;
  return [
    line('federated', own),
    line('one application', other),
    `ratio ${(own.contentMs / other.contentMs).toFixed(2)}`,
  ];
}
