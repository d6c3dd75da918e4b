import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { publish } from '@shixuan/server/releases';
import { startSite } from '@shixuan/server/site';
import { findApps } from '../build/apps';
import { buildAll } from '../build/build-all';
import { findChromium } from '../lib/find-chromium.mjs';
import { buildMonolith } from './build-monolith';
import { buildNaive } from './build-naive';
import { furtherRemotes } from './further-remotes';
import { median } from './median';

const path = '/goods/list?categoryId=1';
const pageRequest = './pages/list/list.page';
const rounds = 5;

interface Visit {
  /** Milliseconds from the start of the navigation to the first product on the screen. */
  contentMs: number;
  /** Milliseconds until the visitor can do something: React works in the frame and in the page. */
  worksMs: number;
  /** Over the wire, of what has arrived by then. */
  bytesUntilWorks: number;
  /** Of the whole page, until it is quiet: what is under way when the first product appears is chance. */
  requests: number;
  /** Over the wire, headers included. */
  bytes: number;
}

/** A first visit, nothing cached, at 150 ms and 1.6 Mbit/s. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript("localStorage.setItem('isAbout', 'true')");
  await page.addInitScript(noteMoments);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: 750e3 / 8,
  });
  let requests = 0;
  let begun = Number.NaN;
  const arrived: { ms: number; bytes: number }[] = [];
  client.on('Network.requestWillBeSent', ({ timestamp }) => {
    if (requests === 0) begun = timestamp;
    requests += 1;
  });
  client.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
    arrived.push({ ms: (timestamp - begun) * 1000, bytes: encodedDataLength });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('mark').filter(({ name }) => name === 'content' || name === 'works').length === 2,
  );
  const [contentMs, worksMs] = await page.evaluate(() =>
    ['content', 'works'].map(name => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
  );
  await page.waitForLoadState('networkidle');
  await context.close();
  const bytesBy = (ms: number) => arrived.filter(one => one.ms <= ms).reduce((sum, one) => sum + one.bytes, 0);
  if (contentMs === undefined || worksMs === undefined) throw new Error('the page noted no moments');
  return {
    contentMs,
    // Where the browser draws, the frame works before the first product is there.
    worksMs: Math.max(contentMs, worksMs),
    bytesUntilWorks: bytesBy(Math.max(contentMs, worksMs)),
    requests,
    bytes: bytesBy(Number.POSITIVE_INFINITY),
  };
}

/**
 * Runs in the page before its own scripts: marks the frame in which the first product is in sight and the one in which React
 * works in the header and in the page. The driver's own waiting asks every half second, which is a tenth of what is measured.
 * Functions in it have no names, because the compiler's helper for names is not there.
 */
async function noteMoments(): Promise<void> {
  const left = new Map([
    ['content', () => document.querySelector('main tbody tr')?.checkVisibility() === true],
    [
      'works',
      () =>
        ['header', 'main h1'].every(selector =>
          Object.keys(document.querySelector(selector) ?? {}).some(key => key.startsWith('__reactFiber')),
        ),
    ],
  ]);
  while (left.size > 0) {
    await new Promise(resolve => requestAnimationFrame(resolve));
    for (const [name, isReached] of left) {
      if (!isReached()) continue;
      performance.mark(name);
      left.delete(name);
    }
  }
}

interface Builds {
  /** To publish. */
  folders: readonly string[];
  /** Whether the server draws the pages, where the builds have a bundle for it. */
  drawn?: boolean;
}

/** The site with these builds live, on a free port, with data of its own. */
async function siteWith({ folders, drawn = true }: Builds) {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  for (const folder of folders) await publish(folder, join(varDir, 'registry'));
  const settings = { PORT: '0', SHIXUAN_VAR: varDir, SERVER_RENDERING: drawn ? 'on' : 'off' };
  // What a site does beside its requests in its first minute would be counted against whoever visits meanwhile.
  const site = await startSite({ ...process.env, ...settings }, () => {}, { makesFiles: false, warmsUp: false });
  const stop = async () => {
    await site.stop();
    await rm(varDir, { recursive: true, force: true });
  };
  return { url: site.address + path, stop };
}

const summaryOf = (visits: readonly Visit[]) => {
  const of = (key: keyof Visit) => median(visits.map(one => one[key]));
  return {
    contentMs: of('contentMs'),
    worksMs: of('worksMs'),
    requests: of('requests'),
    kilobytes: of('bytes') / 1024,
    kilobytesUntilWorks: of('bytesUntilWorks') / 1024,
  };
};

/**
 * Visits the first page of each site in turn, so that other load on the machine affects all of them.
 * @param builds what to publish for each site, by its name; the last is what the others are compared with
 */
async function compare(builds: Readonly<Record<string, Builds>>): Promise<string[]> {
  const sites: { name: string; visits: Visit[]; site: Awaited<ReturnType<typeof siteWith>> }[] = [];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    for (const [name, each] of Object.entries(builds)) sites.push({ name, visits: [], site: await siteWith(each) });
    for (let round = 0; round < rounds; round += 1) {
      for (const { visits, site } of sites) visits.push(await visit(browser, site.url));
    }
  } finally {
    await browser.close();
    for (const { site } of sites) await site.stop();
  }
  const measured = sites.map(({ name, visits }) => ({ name, ...summaryOf(visits) }));
  const last = measured.at(-1);
  return [
    ...measured.map(
      ({ name, contentMs, worksMs, requests, kilobytes, kilobytesUntilWorks }) =>
        `${name}: first product after ${contentMs.toFixed(0)} ms, works after ${worksMs.toFixed(0)} ms and ${kilobytesUntilWorks.toFixed(0)} KB, ${requests} requests, ${kilobytes.toFixed(0)} KB`,
    ),
    ...measured.slice(0, -1).map(({ name, contentMs, worksMs, requests, kilobytes }) => {
      const ratio = (value: number, of: number | undefined) => (value / (of ?? Number.NaN)).toFixed(2);
      return `${name} / ${last?.name}: time ${ratio(contentMs, last?.contentMs)}, until it works ${ratio(worksMs, last?.worksMs)}, bytes ${ratio(kilobytes, last?.kilobytes)}, requests ${ratio(requests, last?.requests)}`;
    }),
  ];
}

const ours = () => findApps().map(({ directory }) => join(directory, 'dist'));

/** Time, requests and bytes to the first product of a list: federated against the same code as one application. */
export async function firstPage(): Promise<string[]> {
  await buildAll(() => {});
  return compare({
    federated: { folders: ours() },
    'one application': { folders: await buildMonolith(pageRequest) },
  });
}

const FURTHER = 20;

/**
 * What federation costs: with its defaults (whole libraries, nothing inlined, nothing preloaded), as it is here, and with twenty
 * further teams of which no page is opened. Drawn in the browser, as the one application is: its pages are not drawn by the server.
 */
export async function federation(): Promise<string[]> {
  await buildAll(() => {});
  const further = await furtherRemotes(FURTHER);
  const many = [...ours(), ...further.folders];
  const count = ours().length - 1;
  try {
    return await compare({
      'federation by default': { folders: await buildNaive() },
      'drawn by the server': { folders: ours() },
      [`drawn by the server, ${count + FURTHER} remotes`]: { folders: many },
      'drawn in the browser': { folders: ours(), drawn: false },
      [`drawn in the browser, ${count + FURTHER} remotes`]: { folders: many, drawn: false },
      'one application': { folders: await buildMonolith(pageRequest) },
    });
  } finally {
    await further.remove();
  }
}
