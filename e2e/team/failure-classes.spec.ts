import { expect, test } from '../site/test';
import { frame, heading, openFrame, visit, worked } from '../visitor/pages/frame';
import {
  boundary,
  breakFacets,
  card,
  causedErrors,
  entryOf,
  expectCard,
  expectFrame,
  fileOf,
  listenToReports,
  remote,
  telecentric,
  withBrokenSetup,
} from './failure-pages';

// One story for each way in which a remote can fail: what the visitor sees, and what helps.

const catalog = () => remote('catalog');
const content = () => remote('content');
test.use({ expectedErrors: causedErrors });

test.afterEach(async () => {
  for (const folder of [catalog(), content()]) {
    await folder.setKilled(null);
    await folder.restoreFiles();
    await folder.publishBuilt();
  }
});

/** `catalog@…` of the version that is live. */
const liveSource = async () => `catalog@${(await catalog().live()).manifest.version}`;
const nameOf = (container: string, from: string, to: string) =>
  container.replace(from.replaceAll(/\W/g, '_'), to.replaceAll(/\W/g, '_'));

test('killed: not in the menu, its address says so with 503 and the reason, the rest of the site works', async ({
  page,
}) => {
  await content().setKilled('正在更换文章');
  const response = await page.goto('/article/list');
  expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '600']);
  await expect(heading(page)).toHaveText(/暂停服务/);
  await expect(card(page, 'killed')).toContainText('正在更换文章');
  await expect(page).toHaveTitle(/技术文档|文章/);
  await expect(frame(page).menu.getByText('技术文档')).toHaveCount(0);
  await frame(page).strip.getByRole('link', { name: '光源' }).click();
  await expect(heading(page, /光源/)).toBeVisible();
});

test('killed while its page is open: gone from the menu, what is typed stays until one goes elsewhere', async ({
  page,
}) => {
  await page.goto('/article/list');
  await expect(heading(page)).toBeVisible();
  const box = frame(page).searchBox;
  await box.fill('远心');
  await content().setKilled('');
  // Any API call carries the revision; typing into the search makes one.
  await box.pressSequentially('镜头');
  await expect(frame(page).menu.getByText('技术文档')).toHaveCount(0);
  await expect(box).toHaveValue('远心镜头');
  await expect(card(page, 'killed')).toHaveCount(0);
  await frame(page).strip.getByRole('link', { name: '光源' }).click();
  await expect(heading(page, /光源/)).toBeVisible();
  await page.goBack();
  await expect(card(page, 'killed')).toBeVisible();
});

test('incompatible: the page is of the version before; without one it says so', async ({ page }) => {
  const before = await liveSource();
  const patch = { requires: { contract: '^9.0.0' } };
  await catalog().republish(await entryOf(catalog()), text => text, '9.2.0-00000001', patch);
  await page.goto('/telecentric');
  await expect(telecentric(page)).toBeVisible();
  await expect(boundary(page, before)).toBeVisible();
  await catalog().forgetOthers();
  await page.goto('/telecentric');
  await expectCard(page, 'incompatible');
});

test('network: what comes at the second or third time needs no visitor', async ({ page }) => {
  let failures = 0;
  await page.route(`**/${await entryOf(catalog())}`, route => (failures++ < 2 ? route.abort() : route.continue()));
  await page.goto('/telecentric');
  await worked(page);
  await expect(telecentric(page)).toBeVisible();
  await expect(card(page, 'network')).toHaveCount(0);
  expect(failures).toBeGreaterThan(1);
});

test('a page whose code is slow to come says so meanwhile, and can be left', async ({ page }) => {
  const entry = `**/${await entryOf(catalog())}*`;
  await page.route(entry, () => new Promise(() => {}));
  // From a page of another remote: what the server draws stands there at once.
  await openFrame(page, '/article/list');
  await visit(page, '/telecentric');
  await expect(page.getByRole('status').filter({ hasText: '页面文件仍在下载' })).toBeVisible();
  await frame(page).menu.getByRole('link', { name: '技术文档' }).click();
  await expect(heading(page, '技术文档')).toBeVisible();
  await page.unroute(entry);
  await visit(page, '/telecentric');
  await expect(telecentric(page)).toBeVisible();
  await expect(card(page, 'timeout')).toHaveCount(0);
});

test('timeout: asked for once more by itself', async ({ page }) => {
  // Its first address never answers.
  await page.route(`**/${await entryOf(catalog())}`, () => new Promise(() => {}));
  await page.goto('/telecentric', { waitUntil: 'domcontentloaded' });
  await worked(page);
  await expect(telecentric(page)).toBeVisible();
  await expect(card(page, 'timeout')).toHaveCount(0);
});

for (const [what, version, file] of [
  ['entry', '9.2.0-0000000a', () => entryOf(catalog())],
  ['chunk', '9.2.0-0000000b', () => fileOf(catalog(), 'Telecentric')],
  ['style sheet', '9.2.0-0000000c', () => fileOf(catalog(), 'Telecentric', '.css')],
] as const) {
  test(`integrity: a changed ${what} is never run, the page is of the version before, and the site is told`, async ({
    page,
  }) => {
    const before = await liveSource();
    const next = await catalog().republish(await entryOf(catalog()), text => text, version);
    const told = await listenToReports(page);
    await catalog().corrupt(await file());
    await page.goto('/telecentric');
    await expect(telecentric(page)).toBeVisible();
    await expect(boundary(page, before)).toBeVisible();
    // The failure without waiting for the end of the visit.
    await expect
      .poll(told)
      .toContainEqual(expect.objectContaining({ kind: 'error', app: 'catalog', version: next, failure: 'integrity' }));
    const answered = page.waitForResponse('**/site/report');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await answered).status()).toBe(204);
    await expect
      .poll(told)
      .toContainEqual(
        expect.objectContaining({ kind: 'load', app: 'catalog', version: before.slice('catalog@'.length) }),
      );
  });
}

for (const [kind, what, version, file] of [
  ['missing', 'entry', '9.2.0-0000000d', () => entryOf(catalog())],
  ['chunk', 'code', '9.2.0-0000000e', () => fileOf(catalog(), 'Telecentric')],
  // The document has its link: Chromium puts an empty sheet in its place.
  ['chunk', 'style sheet', '9.2.0-00000010', () => fileOf(catalog(), 'Telecentric', '.css')],
] as const) {
  test(`${kind} (${what}): where a file is gone from the server the page is of the version before, and the site is told why`, async ({
    page,
  }) => {
    const before = await liveSource();
    const next = await catalog().republish(await entryOf(catalog()), text => text, version);
    const told = await listenToReports(page);
    await catalog().remove(await file());
    await page.goto('/telecentric');
    await expect(telecentric(page)).toBeVisible();
    await expect(boundary(page, before)).toBeVisible();
    await expect
      .poll(told)
      .toContainEqual(expect.objectContaining({ kind: 'error', app: 'catalog', version: next, failure: kind }));
    // And so are the pages that are opened later.
    await frame(page).strip.getByRole('link', { name: '光源' }).click();
    await expect(page.locator(`main [data-remote="${before}"][data-route="Light"]`)).toBeVisible();
  });
}

test('uncaught: an error in a timer and a rejected promise leave the page alone, and the site is told whose they are', async ({
  page,
}) => {
  const faults = `
    setTimeout(() => { throw new Error('remote is broken in a timer'); });
    void Promise.reject(new Error('remote is broken in a promise'));`;
  const next = await catalog().republish(await entryOf(catalog()), text => faults + text, '9.2.0-0000000f');
  const told = await listenToReports(page);
  await page.goto('/telecentric');
  await expect(telecentric(page)).toBeVisible();
  for (const message of ['remote is broken in a timer', 'remote is broken in a promise']) {
    const record = { kind: 'error', app: 'catalog', version: next, failure: 'uncaught', message };
    await expect.poll(told).toContainEqual(expect.objectContaining(record));
  }
  await expect(page.locator('[data-failure]')).toHaveCount(0);
});

test('execution: the page is of the version before, and so are the remote’s other pages', async ({ page }) => {
  const before = await liveSource();
  await catalog().republish(
    await entryOf(catalog()),
    text => `throw new Error('remote is broken');${text}`,
    '9.2.0-00000003',
  );
  await page.goto('/telecentric');
  await expect(telecentric(page)).toBeVisible();
  await expect(boundary(page, before)).toBeVisible();
  await frame(page).strip.getByRole('link', { name: '光源' }).click();
  await expect(heading(page, /光源/)).toBeVisible();
  await expect(page.locator('main [data-remote]:visible')).not.toHaveCount(0);
  await expect(page.locator('main [data-remote*="9.2.0"]:visible')).toHaveCount(0);
});

test('setup: the page is of the version before; without one it says so', async ({ page }) => {
  const { manifest } = await catalog().live();
  const version = '9.2.0-00000004';
  const container = nameOf(manifest.container, manifest.version, version);
  await catalog().republish(await entryOf(catalog()), withBrokenSetup(container), version);
  await page.goto('/telecentric');
  await expect(telecentric(page)).toBeVisible();
  await expect(boundary(page, `catalog@${manifest.version}`)).toBeVisible();
  await catalog().forgetOthers();
  await page.goto('/telecentric');
  await expectCard(page, 'setup');
});

test('render: the card is the page’s alone', async ({ page }) => {
  await breakFacets(page);
  // From another page: what the server draws is drawn from its own answers.
  await openFrame(page, '/brands');
  await visit(page, '/telecentric');
  await expectCard(page, 'render');
  await page.unroute('**/Product/FiltersInit');
  await card(page, 'render').getByRole('button', { name: '重试' }).click();
  await expect(telecentric(page)).toBeVisible();
});

test('chunk: a lost file of the page leaves the remote’s other pages, and comes when it is there again', async ({
  page,
}) => {
  const { restore } = await catalog().remove(await fileOf(catalog(), 'Telecentric'));
  await page.goto('/telecentric');
  await expectCard(page, 'chunk');
  await frame(page).strip.getByRole('link', { name: '光源' }).click();
  await expect(heading(page, /光源/)).toBeVisible();
  await page.goBack();
  await expectCard(page, 'chunk');
  await restore();
  await card(page, 'chunk').getByRole('button', { name: '重试' }).click();
  await expect(telecentric(page)).toBeVisible();
});

test('api: a page without its data says so itself, and every page stands', async ({ page }) => {
  // Every page of every remote.
  test.slow();
  const paths = (
    await Promise.all(['catalog', 'content', 'download', 'selection'].map(name => remote(name).live()))
  ).flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  await page.route('**/web/**', route => route.fulfill({ status: 500, json: { state: 500, content: null, msg: '' } }));
  // From a document that the server draws without a call of the browser; every page after it makes its own.
  await openFrame(page, '/brands');
  await visit(page, '/telecentric');
  const all = page.getByRole('main').getByRole('button', { name: '重试' });
  const retry = all.first();
  await expect(retry).toBeVisible();
  const stands = async () => {
    await expect(heading(page)).toBeVisible();
    await expectFrame(page);
    await expect(page.locator('[data-failure]')).toHaveCount(0);
  };
  for (const path of paths.filter(one => one !== '/download')) {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    await stands();
  }
  // Without a login, links to it lead nowhere.
  await page.goto('/download');
  await stands();
  await openFrame(page, '/brands');
  await visit(page, '/telecentric');
  await expect(retry).toBeVisible();
  await page.unroute('**/web/**');
  // The home page around it has lost its own parts too: each is retried in its place.
  await expect(async () => {
    if ((await all.count()) > 0) await retry.click({ timeout: 1000 });
    expect(await all.count()).toBe(0);
  }).toPass();
  await expect(retry).toHaveCount(0);
  await expect(telecentric(page)).toBeVisible();
});

test('two remotes fail at once: each in its place, and each is brought back there', async ({ page }) => {
  const first = await catalog().remove(await fileOf(catalog(), 'Telecentric'));
  const second = await content().remove(await entryOf(content()));
  await page.goto('/telecentric');
  await expectCard(page, 'chunk');
  await frame(page).menu.getByRole('link', { name: '技术文档' }).click();
  await expectCard(page, 'missing');
  await second.restore();
  await card(page, 'missing').getByRole('button', { name: '重试' }).click();
  await expect(page.locator('main [data-remote^="content@"]')).toBeVisible();
  await expect(card(page, 'missing')).toHaveCount(0);
  await first.restore();
  await page.goBack();
  await card(page, 'chunk').getByRole('button', { name: '重试' }).click();
  await expect(telecentric(page)).toBeVisible();
});
