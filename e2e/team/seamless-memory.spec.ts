import type { CDPSession, Page } from '@playwright/test';
import { heapOf } from '../site/heap-of';
import { expect, test } from '../site/test';
import { bringToken, registered } from '../visitor/pages/account';
import { frame, heading, visit } from '../visitor/pages/frame';

// Four teams, one page: nothing of a team's pages stays behind, nothing of the frame changes, and what they share is there once.

/** Elements and listeners that the page holds, also those that are in no document any more. */
async function heldBy(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
}

/** Every order of the values. */
function permutations<T>(values: readonly T[]): T[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value, at) => permutations(values.toSpliced(at, 1)).map(rest => [value, ...rest]));
}

/** Everything that a page could leave behind outside its own element. */
const outside = (page: Page) => page.evaluate(() => document.body.children.length);

/** Pages of each team; no two of one team follow each other, so that what is in sight belongs to the page that was asked for. */
const pages = [
  ['catalog', '/brands'],
  ['content', '/article/list'],
  ['catalog', '/grabber'],
  ['selection', '/selection/camera'],
  ['download', '/download'],
] as const;

/**
 * Goes from page to page as links do; each is left once it is in sight. In the page, where every frame is looked at: four
 * hundred assertions from outside would take three times as long.
 */
const goRound = (page: Page, rounds: number) =>
  page.evaluate(
    async ({ rounds, pages }) => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
      const isInSight = (name: string) =>
        [...document.querySelectorAll(`main [data-remote^="${name}@"][data-route]`)].some(part =>
          part.checkVisibility(),
        );
      for (let round = 0; round < rounds; round++) {
        for (const [name, path] of pages) {
          const link = Object.assign(document.createElement('a'), { href: path });
          document.body.append(link);
          link.click();
          link.remove();
          const begun = performance.now();
          while (location.pathname !== path || !isInSight(name)) {
            if (performance.now() - begun > 60_000) throw new Error(`${path} does not come into sight`);
            await frame();
          }
          await frame();
        }
      }
    },
    { rounds, pages },
  );

test('fifty rounds through the pages of all teams leave neither memory nor elements behind', async ({
  page,
  context,
}) => {
  test.slow();
  await bringToken(page, (await registered(page)).token);
  await page.goto('/grabber');
  await expect(heading(page)).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // Warm-up: objects that are created once.
  await goRound(page, 30);
  const [heap, elements, held] = [await heapOf(page), await outside(page), await heldBy(session)];
  await goRound(page, 50);
  expect(await outside(page)).toBe(elements);
  const now = { heap: await heapOf(page), ...(await heldBy(session)) };
  // What one page leaves behind shows in the sum of all.
  expect(now.heap / heap).toBeLessThan(1.03);
  expect(now.listeners / held.listeners).toBeLessThan(1.03);
  expect(now.nodes / held.nodes).toBeLessThan(1.03);
});

test('what the teams share is there once, and the frame looks the same after all of them in any order', async ({
  page,
}) => {
  const probes = () =>
    page.evaluate(() =>
      ['header', 'nav[aria-label="主菜单"] a', 'nav[aria-label="产品分类"] a', 'footer', 'footer p', 'body'].map(
        selector => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`no ${selector}`);
          const { font, color, backgroundColor, padding, margin, lineHeight, border } = getComputedStyle(element);
          return { selector, font, color, backgroundColor, padding, margin, lineHeight, border };
        },
      ),
    );
  const scripts: string[] = [];
  page.on('response', async response => {
    if (/\/remotes\/.*\.js$/.test(response.url())) scripts.push(await response.text().catch(() => ''));
  });
  const orders = permutations(['/telecentric', '/article/list', '/selection/camera']);
  let first: unknown;
  for (const order of orders) {
    await page.goto('/brands');
    await expect(frame(page).footer.getByText('视选', { exact: true })).toBeVisible();
    await page.mouse.move(0, 400);
    first ??= await probes();
    for (const path of order) {
      await visit(page, path);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeVisible();
    }
    await visit(page, '/brands');
    await expect(page).toHaveURL('/brands');
    expect(await probes()).toEqual(first);
  }
  // React's own mark of its internals: none of the remotes brings a copy.
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(text => text.includes('__CLIENT_INTERNALS_DO_NOT_USE'))).toEqual([]);
  const copies = await page.evaluate(() => {
    interface Instance {
      shareScopeMap: { default?: Record<string, Record<string, { loaded?: unknown }>> };
    }
    const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    const versions: Record<string, string[]> = {};
    for (const { shareScopeMap } of federation.__INSTANCES__)
      for (const [name, known] of Object.entries(shareScopeMap.default ?? {}))
        for (const [version, { loaded }] of Object.entries(known))
          if (loaded) versions[name] = [...new Set([...(versions[name] ?? []), version])];
    return versions;
  });
  for (const name of ['react', 'react-dom', '@shixuan/ui', '@shixuan/host']) expect(copies[name], name).toHaveLength(1);
});
