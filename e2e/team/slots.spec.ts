import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publish } from '@shixuan/server/releases';
import { deploy } from '../site/deploy-command';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { writeTinyRemote } from '../site/tiny-remote';
import { heading } from '../visitor/pages/frame';
import { listenToReports } from './failure-pages';

// A third team puts a piece into the place that the catalogue offers on its product pages.

const SLOT = 'catalog:product-use';
const PRODUCT = '/goods/detail?id=1';
const varDir = () => process.env.SITE_VAR ?? '';
const forum = () => new RemoteFolder(varDir(), 'forum');

const fill = {
  slot: SLOT,
  version: 1,
  // Before the piece of the selection, for which there is then no room.
  order: 1,
  props: { type: 'object', properties: { model: { type: 'string' } }, required: ['model'] },
} as const;

const build = (digits: string, component: string, change: object = {}) =>
  writeTinyRemote({ name: 'forum', build: digits, fill: { ...fill, ...change }, component });
const saying = (text: string) => `({ model }) => '${text} ' + model`;

/** Makes a build the live one. */
async function release(dist: Promise<string>): Promise<void> {
  await publish(await dist, join(varDir(), 'registry'));
  await rm(await dist, { recursive: true });
}

const room = (page: Page) => page.locator(`[data-route="${SLOT}"]`);

/** Scrolls to where the place is, as somebody who reads the page. */
async function readOn(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.locator('#needed').scrollIntoViewIfNeeded();
}

/** The page as it is without anybody's piece: every section, and no card of a failure. */
async function expectWholePage(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  for (const id of ['specifications', 'compatible', 'needed', 'files', 'sources'])
    await expect(page.locator(`#${id}`)).toBeVisible();
}

let restore: () => Promise<void>;
test.beforeEach(async () => {
  ({ restore } = await forum().editRegistry(text => text));
});
test.afterEach(() => restore());

test('the piece of a third team stands in the place, with what the page hands over', async ({ page }) => {
  await release(build('0000000a', saying('论坛里谈')));
  await page.goto(PRODUCT);
  await readOn(page);
  await expect(room(page)).toHaveText(/^论坛里谈 \S+/);
  await expect(room(page)).toHaveAttribute('data-owner', '论坛组');
  await expect(room(page)).toHaveAttribute('data-remote', 'forum@1.0.0-0000000a');
});

test('a team hears at publishing what the place does not hand over, and that an unknown place shows nothing', async () => {
  const wrong = await build('0000000b', saying('x'), {
    props: { type: 'object', properties: { model: { type: 'integer' } }, required: ['model'] },
  });
  const refused = await deploy('publish', '--dist', wrong, '--remote', 'forum', '--no-smoke');
  expect(refused).toMatchObject({ code: 1, json: { ok: false } });
  const said = (json: { checks?: { name: string; message: string }[] }) =>
    json.checks?.find(({ name }) => name === 'slots')?.message;
  expect(said(refused.json)).toContain('model 是 string，不是 integer');

  const early = await build('0000000c', saying('x'), { slot: 'shop:basket' });
  const noted = await deploy('publish', '--dist', early, '--remote', 'forum', '--no-smoke');
  expect(noted).toMatchObject({ code: 0, json: { ok: true } });
  expect(said(noted.json)).toContain('shop:basket 所属的 shop 还没有上线');
});

test.describe('a piece that fails', () => {
  // React and the browser tell of what these stories cause.
  test.use({ expectedErrors: /the piece is broken|Failed to load resource|forum|Federation|ChunkLoadError/ });

  test('throws: its place costs the page nothing, and its own team is told', async ({ page }) => {
    await release(build('0000000d', "() => { throw new Error('the piece is broken') }"));
    const told = await listenToReports(page);
    await page.goto(PRODUCT);
    await readOn(page);
    await expect(room(page)).toBeEmpty();
    await expectWholePage(page);
    const fault = { kind: 'error', app: 'forum', version: '1.0.0-0000000d', route: SLOT, failure: 'render' };
    await expect.poll(told).toContainEqual(expect.objectContaining(fault));
    expect(await told()).not.toContainEqual(expect.objectContaining({ kind: 'error', app: 'catalog' }));
  });

  test('is gone from the server: the page is whole', async ({ page }) => {
    await release(build('0000000e', saying('论坛里谈')));
    await forum().forgetOthers();
    await forum().remove('remote-entry.js');
    await page.goto(PRODUCT);
    await readOn(page);
    await expectWholePage(page);
    await expect(room(page)).toBeEmpty();
  });
});

test('a remote that is switched off has no piece in anybody’s page', async ({ page }) => {
  await release(build('0000000f', saying('论坛里谈')));
  await page.goto(PRODUCT);
  await readOn(page);
  await expect(room(page)).toHaveText(/^论坛里谈/);
  await forum().setKilled('正在修正');
  await page.reload();
  await readOn(page);
  await expect(page.getByText('论坛里谈')).toHaveCount(0);
  // The place is free for the next team.
  await expect(room(page)).toHaveAttribute('data-remote', /^selection@/);
  await expectWholePage(page);
});

test('whoever gets the canary of a team gets its piece, and the others get the one before', async ({ browser }) => {
  await release(build('000000a1', saying('旧')));
  const next = await build('000000a2', saying('新'));
  await deploy('publish', '--dist', next, '--remote', 'forum', '--no-smoke');
  expect((await deploy('promote', '--remote', 'forum', '--to', '50')).code).toBe(0);
  const seen = new Set<string>();
  // At 50 %, the chance that twelve visitors get the same is one in two thousand.
  for (let visitor = 0; visitor < 12 && seen.size < 2; visitor += 1) {
    const context = await browser.newContext({ baseURL: process.env.SITE_URL });
    const page = await context.newPage();
    await page.goto(PRODUCT);
    await readOn(page);
    const own = (await room(page).getAttribute('data-remote')) ?? '';
    await expect(room(page)).toHaveText(own === 'forum@1.0.0-000000a2' ? /^新/ : /^旧/);
    seen.add(own);
    await context.close();
  }
  expect([...seen].sort()).toEqual(['forum@1.0.0-000000a1', 'forum@1.0.0-000000a2']);
});
