import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './median';
import { timeToContent } from './time-to-content';
import { withSite } from './with-site';

const LATENCY_MS = 50;
/** How long the pointer rests on what is clicked after it. */
const REST_MS = 400;
const LIST = '/goods/list?categoryId=1';

interface Click {
  name: string;
  /** Clicks after a rest, and as many without one, each to a page that was not open before. */
  rounds: number;
  /** Brings the page to where the click is made. Not measured. */
  begin(page: Page, round: number): Promise<void>;
  target(page: Page, round: number): Locator;
  /** What the page after the click shows, and the page before it does not. */
  content: string;
}

const row = (page: Page, at: number) => page.locator('main tbody tr[data-product] th a[href^="/goods/detail"]').nth(at);
const toList = async (page: Page) => {
  await follow(page, LIST);
  await page.locator('[aria-label="已选筛选条件"]').waitFor({ state: 'detached' });
  await page.locator('main tbody tr[data-product]').first().waitFor();
};

/** Odd and even rounds lead to different pages, so that those of warm clicks are not known from cold ones. */
const clicks: readonly Click[] = [
  {
    name: 'list to detail',
    rounds: 8,
    begin: toList,
    target: row,
    content: '[data-route="GoodsDetail"] h1',
  },
  {
    name: 'strip to the page of a category',
    rounds: 3,
    begin: async page => {
      await follow(page, '/brands');
      await page.locator('[data-route="Brands"] h1').waitFor();
    },
    target: (page, round) => page.locator('nav[aria-label="产品分类"] a').nth(round + 1),
    content: '[data-route]:not([data-route="Brands"]) h1',
  },
  {
    name: 'filter',
    rounds: 8,
    begin: toList,
    target: (page, round) => page.locator('aside details[open] label[data-filter]:not([data-disabled])').nth(round),
    content: '[data-route="GoodsList"] [aria-busy="false"] tbody tr',
  },
  {
    name: 'back',
    rounds: 8,
    begin: async (page, round) => {
      await toList(page);
      await row(page, round).click();
      await page.locator('[data-route="GoodsDetail"] h1').waitFor();
    },
    target: page => page.locator('main'),
    content: '[data-route="GoodsList"] tbody tr',
  },
];

/** Goes to a page as a link does, without loading the document. */
const follow = (page: Page, path: string) =>
  page.evaluate(to => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** From the click to the frame with the next page's content at 50 ms latency: after a rest on the link, and without one. */
export const navigation = (): Promise<string[]> =>
  withSite(async (browser, address) => {
    const lines = [`click to the frame with the content, ${LATENCY_MS} ms latency, code of the pages known`];
    for (const click of clicks) lines.push(await measured(browser, address, click));
    return lines;
  });

async function measured(browser: Browser, address: string, click: Click): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript("localStorage.setItem('isAbout', 'true')");
  await page.goto(address + LIST);
  await row(page, 0).waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const times: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] };
  // The first two are not counted: code is loaded and compiled.
  for (let round = 0; round < 2 * (click.rounds + 1); round += 1) {
    const kind = round % 2 === 0 ? 'cold' : 'warm';
    const ms = await timed(page, click, round, kind === 'warm');
    if (round >= 2) times[kind].push(ms);
  }
  await context.close();
  const [cold, warm] = [median(times.cold), median(times.warm)];
  const range = (list: readonly number[]) => `${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)}`;
  if (click.name === 'back') {
    const all = [...times.cold, ...times.warm];
    return `${click.name}: median ${median(all).toFixed(0)} ms (${range(all)}) of ${all.length}`;
  }
  return `${click.name}: median ${warm.toFixed(0)} ms (${range(times.warm)}) after a rest, ${cold.toFixed(0)} ms (${range(times.cold)}) without, ratio ${(warm / cold).toFixed(2)} of ${click.rounds} each`;
}

async function timed(page: Page, click: Click, round: number, rests: boolean): Promise<number> {
  await click.begin(page, round);
  await page.locator('[data-loading-mask]').waitFor({ state: 'detached' });
  await page.mouse.move(2, 2);
  const target = click.target(page, round);
  await target.scrollIntoViewIfNeeded();
  // The page before it has settled.
  await page.waitForTimeout(500);
  const time = page.evaluate(timeToContent, { content: click.content, isBack: click.name === 'back' });
  if (click.name === 'back') return time;
  const box = await target.boundingBox();
  if (!box) throw new Error(`${click.name}: nothing to click`);
  await page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
  if (rests) await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
  return time;
}
