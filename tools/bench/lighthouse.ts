import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { publish } from '@shixuan/server/releases';
import lighthouse from 'lighthouse';
import { findApps } from '../build/apps';
import { buildAll } from '../build/build-all';
import { freePort } from '../lib/check-port.mjs';
import { findChromium } from '../lib/find-chromium.mjs';
import { MeasuredSite } from './measured-site';
import { median } from './median';

const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof CATEGORIES)[number], number>;

/** A page of each kind. */
const pages = [
  ['home', '/'],
  ['list', '/goods/list?categoryId=1'],
  ['detail', '/goods/detail?id=1'],
  ['selection', '/selection/vision'],
  ['article', '/article/detail?id=1'],
] as const;

interface Result {
  scores: Scores;
  /** Largest contentful paint and total blocking time, ms. */
  lcpMs: number;
  tbtMs: number;
  /** Audits of the categories beside performance that do not hold. */
  failing: string[];
}

/** Lighthouse’s scores of a first visit on a phone, median of five, at its own network and processor of a phone. */
export async function lighthouseScores(): Promise<string[]> {
  await buildAll(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'shixuan-lighthouse-'));
  for (const { directory } of findApps()) await publish(join(directory, 'dist'), join(folder, 'site/registry'));
  const sitePort = await freePort();
  // The site has to know the address that the pages are asked for by.
  const origin = `http://localhost:${sitePort}`;
  const site = await MeasuredSite.start({
    PORT: String(sitePort),
    SHIXUAN_VAR: join(folder, 'site'),
    SITE_ORIGIN: origin,
  });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Playwright's own switches keep the start of a navigation out of the trace.
    ignoreDefaultArgs: true,
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--remote-debugging-pipe', `--remote-debugging-port=${port}`, `--user-data-dir=${join(folder, 'profile')}`],
    ],
  });
  try {
    const lines = [`Lighthouse, mobile, median of ${ROUNDS}: ${CATEGORIES.join(', ')}`];
    for (const [name, path] of pages) lines.push(lineOf(name, await visits(origin + path, port)));
    return lines;
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function visits(url: string, port: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await visit(url, port));
  return results;
}

/** @throws Error when the page does not load */
async function visit(url: string, port: number): Promise<Result> {
  const ran = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!ran || ran.lhr.runtimeError) throw new Error(ran?.lhr.runtimeError?.message ?? `no result for ${url}`);
  const { categories, audits } = ran.lhr;
  const scoreOf = (name: string) => Math.round(100 * (categories[name]?.score ?? Number.NaN));
  const failing = CATEGORIES.slice(1).flatMap(name =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbtMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failing,
  };
}

function lineOf(name: string, results: readonly Result[]): string {
  const scores = CATEGORIES.map(category => median(results.map(one => one.scores[category])).toFixed(0));
  const [lcp, tbt] = [median(results.map(one => one.lcpMs)), median(results.map(one => one.tbtMs))];
  const failing = [...new Set(results.flatMap(one => one.failing))];
  const told = failing.length === 0 ? '' : `; does not hold: ${failing.join(', ')}`;
  return `${name.padEnd(10)}${scores.join(' ')}, LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms${told}`;
}
