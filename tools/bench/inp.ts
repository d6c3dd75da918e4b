import type { Browser } from '@playwright/test';
import { filterList, type Kind, type Sweep, sweeps } from './filter-list';
import { observeInteractions, type Timed, takeInteractions } from './observe-interactions';
import { withSite } from './with-site';

/** How many times slower than this machine the processor of the visitor is. */
const SLOWED = 4;
/** Sweeps through all kinds of interactions, after one that is not counted. */
const ROUNDS = 3;

/** Time from an interaction to the next paint while filtering lists, on this machine and on a slowed one. */
export const inp = (): Promise<string[]> =>
  withSite(async (browser, address) => {
    const lines = ['interaction to next paint while filtering (PerformanceObserver, steps of 8 ms)'];
    for (const sweep of sweeps) lines.push(...(await measured(browser, address, sweep)));
    return lines;
  });

async function measured(browser: Browser, address: string, sweep: Sweep): Promise<string[]> {
  const plain = await visit(browser, address, sweep, 1);
  const slowed = await visit(browser, address, sweep, SLOWED);
  const at = (list: readonly Timed<Kind>[], part: number) => quantile(list, part).toFixed(0);
  return [
    line(`${sweep.name}, processor as it is`, plain),
    line(`${sweep.name}, processor ${SLOWED} times slower`, slowed),
    ...[...new Set(slowed.map(({ kind }) => kind))].map(kind => {
      const own = slowed.filter(one => one.kind === kind);
      return `  ${kind}: median ${at(own, 0.5)} ms, slowest ${at(own, 1)} ms of ${own.length}`;
    }),
  ];
}

/** One visitor who filters; all interactions but those of the first sweep, during which code is still being compiled. */
async function visit(browser: Browser, address: string, sweep: Sweep, slowed: number): Promise<Timed<Kind>[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript("localStorage.setItem('isAbout', 'true')");
  await page.addInitScript(observeInteractions);
  await page.goto(address + sweep.path);
  await page.locator('main tbody tr a').first().waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const times: Timed<Kind>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for await (const kind of filterList(page, sweep)) {
      const interactions = await takeInteractions(page, kind);
      if (round > 0) times.push(...interactions);
    }
  }
  await context.close();
  return times;
}

function quantile(list: readonly { ms: number }[], part: number): number {
  const sorted = list.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;
}

function line(name: string, list: readonly Timed<Kind>[]): string {
  const [p50, p75, p98] = [0.5, 0.75, 0.98].map(part => quantile(list, part).toFixed(0));
  return `${name}: median ${p50} ms, p75 ${p75} ms, p98 ${p98} ms of ${list.length} interactions`;
}
