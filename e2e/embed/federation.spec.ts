import type { Page } from '@playwright/test';
import { test } from './federation/test';
import { answered, expect, openChecks, widgetOf } from './test';

/** How many copies of the widget, and with it of its React, the page has run. */
const bundles = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/embed\/bundle\./.test(name)).length,
  );

for (const react of ['17.0.2', '18.3.1', '19.3.1'] as const) {
  test(`a shop with React ${react} draws it as its own component, and stays with its own React`, async ({
    page,
    visitShop,
  }) => {
    await visitShop(react);
    const widget = widgetOf(page);
    await answered(widget);
    await expect(page.getByText('本页的 React')).toHaveText(`本页的 React：${react}`);
    await expect(widget.getByRole('heading', { level: 2, name: '按任务选相机与镜头' })).toBeVisible();

    // A pick reaches the host's state.
    await widget.getByRole('button', { name: '加入询价单' }).click();
    await expect(page.getByRole('complementary', { name: '询价单' })).toContainText(' + ');

    // What the visitor changes comes back as a property; what the host changes is taken over without a new start.
    await widget.getByRole('textbox', { name: '视野宽' }).fill('70');
    await expect(widget).toHaveAttribute('value', /fov=70x45/);
    await widget.evaluate(element => Object.assign(element, { kept: true }));
    await page.getByRole('button', { name: '深色' }).click();
    await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: '看小零件' }).click();
    await expect(widget.getByRole('textbox', { name: '视野宽' })).toHaveValue('20');
    expect(await widget.evaluate(element => 'kept' in element)).toBe(true);

    await page.getByRole('button', { name: '收起选型' }).click();
    await expect(widget).toHaveCount(0);
    await page.getByRole('button', { name: '打开选型' }).click();
    await answered(widget);
    await expect(widget.getByRole('textbox', { name: '视野宽' })).toHaveValue('20');
    expect(await widget.evaluate(element => 'kept' in element)).toBe(false);
    expect(await bundles(page)).toBe(1);
  });
}

test('the page gets the names of the federation and of the container, no others', async ({
  page,
  visit,
  visitShop,
}) => {
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(window));
  await visit('<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>空</title></head></html>');
  const empty = new Set(await names());
  await visitShop('18.3.1');
  await answered(widgetOf(page));
  const added = (await names()).filter(name => !empty.has(name)).sort();
  expect(added).toEqual([
    // The federation's runtime in the host, whatever the host loads.
    '__FEDERATION__',
    '__GLOBAL_LOADING_REMOTE_ENTRY__',
    '__VMOK__',
    // The host's own files.
    'rspackChunkshop',
    // The container.
    'shixuan_selection_v1',
  ]);
  // A file has its script element while it loads; what the widget fetches in the idle time may still be on its way.
  await expect(page.locator('script[src*="/remotes/"]')).toHaveCount(0);
});

for (const [by, scripts] of [
  ['addresses', "'self' SITE"],
  ['a nonce', "'self' 'nonce-abc123'"],
] as const) {
  test(`a shop with a strict policy that lets scripts in by ${by} breaks no rule of it`, async ({
    page,
    visitShop,
  }) => {
    const policy = `default-src 'none'; script-src ${scripts}; style-src 'unsafe-inline'; connect-src SITE; img-src SITE`;
    await visitShop('18.3.1', policy);
    const widget = widgetOf(page);
    await answered(widget);
    await openChecks(widget);
  });
}

test('two hosts in a page, and the script beside them, draw one and the same element', async ({
  page,
  visitShop,
  baseURL,
}) => {
  await visitShop('two hosts');
  const [camera, lens] = [widgetOf(page, 0), widgetOf(page, 1)];
  await answered(camera);
  await lens.scrollIntoViewIfNeeded();
  await answered(lens);
  await page.evaluate(async site => {
    const script = document.createElement('script');
    script.src = `${site}/embed/v1/selection.js`;
    const loaded = new Promise(done => script.addEventListener('load', done));
    document.body.append(script, document.createElement('shixuan-selection'));
    await loaded;
  }, baseURL);
  const plain = widgetOf(page, 2);
  await plain.scrollIntoViewIfNeeded();
  await answered(plain);
  expect(await bundles(page)).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new Event('clear')));
  await expect(page.locator('shixuan-selection')).toHaveCount(1);
});

test('the address that lasts leads every origin to the live version', async ({ request, baseURL }) => {
  const address = `${baseURL}/embed/v1/federation/mf-manifest.json`;
  const answer = await request.get(address);
  expect(answer.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-type': 'application/json; charset=utf-8',
  });
  const { metaData, exposes, shared } = await answer.json();
  expect([exposes.map(({ path }: { path: string }) => path), shared]).toEqual([['./selection'], []]);
  const entry = await request.get(new URL(`${metaData.remoteEntry.path}/${metaData.remoteEntry.name}`, address).href);
  expect(entry.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('immutable'),
  });
  // The container stays as small as the script that pages load without federation.
  expect((await entry.body()).byteLength).toBeLessThanOrEqual(7000);
});

test.describe('when something is wrong', () => {
  test.use({ expectedErrors: /ERR_FAILED|integrity|Failed to load|Federation Runtime|RUNTIME|ScriptNetworkError/ });

  test('a container that is not the published one does not run in a host that checks', async ({ page, visitShop }) => {
    await page.route('**/embed/container.*', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nwindow.altered = true;` });
    });
    await visitShop('18.3.1');
    await expect(page.getByRole('alert')).toContainText('选型助手暂时没有加载出来');
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await expect(page.getByRole('heading', { name: '某某自动化商城' })).toBeVisible();
  });

  test('the site does not answer: the shop shows what it has for that, and goes on', async ({ page, visitShop }) => {
    await page.route('**/embed/v1/federation/mf-manifest.json', route => route.abort());
    await visitShop('18.3.1');
    await expect(page.getByRole('alert')).toContainText('选型助手暂时没有加载出来');
    await page.getByRole('button', { name: '收起选型' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
