import type { Locator, Page } from '@playwright/test';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { openFrame, visit } from '../visitor/pages/frame';
import { breakFacets } from './failure-pages';

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');

// The browser's own messages about missing or refused files, which the stories cause.
test.use({
  expectedErrors:
    /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|Refused to (execute|apply)|RemoteFailure|remote catalog is broken|Federation|TypeError|ChunkLoadError|Loading (CSS )?chunk/,
});

test.afterEach(async () => {
  await catalog().restoreFiles();
  await catalog().publishBuilt();
});

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const failure = (page: Page, kind: string): Locator => page.locator(`[data-failure="${kind}"]`);

/** The card says what happened; retrying while broken says it again; after the repair the page shows. */
async function expectRecovery(page: Page, kind: string, mend: () => Promise<unknown>): Promise<void> {
  const card = failure(page, kind);
  // A slow remote is requested twice before loading is abandoned.
  await expect(card).toBeVisible();
  await expectFrame(page);
  await expect(card).toContainText(/[\u4e00-\u9fff]{6}/);
  await mend();
  await card.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /远心镜头/ })).toBeVisible();
  await expect(card).toBeHidden();
}

/** A file that the page of this route needs, and the page around it does not. */
async function fileOf(route: string, suffix: string): Promise<string> {
  const { manifest } = await catalog().live();
  const file = manifest.preload.routes[route]?.find(
    name => name.endsWith(suffix) && !manifest.preload.routes.Category?.includes(name),
  );
  if (!file) throw new Error(`${route} has no ${suffix}`);
  return file;
}

const entry = async () => (await catalog().live()).manifest.preload.initial[0] ?? '';

test('a page whose file is missing: the frame stands, and trying again brings it once the file is back', async ({
  page,
}) => {
  const { restore } = await catalog().remove(await fileOf('Telecentric', '.js'));
  await page.goto('/telecentric');
  await expectRecovery(page, 'chunk', restore);
});

test('the whole remote is missing: every page of it says so, and trying again brings it back', async ({ page }) => {
  const { restore } = await catalog().remove(await entry());
  await page.goto('/telecentric');
  await expectRecovery(page, 'missing', restore);
});

test('a script with one changed byte is never run', async ({ page }) => {
  const { restore } = await catalog().corrupt(await entry());
  await page.goto('/telecentric');
  await expectRecovery(page, 'integrity', restore);
});

test('a chunk with one changed byte is never run', async ({ page }) => {
  const { restore } = await catalog().corrupt(await fileOf('Telecentric', '.js'));
  await page.goto('/telecentric');
  await expectRecovery(page, 'integrity', restore);
});

test('a style sheet with one changed byte is never used', async ({ page }) => {
  const { restore } = await catalog().corrupt(await fileOf('Telecentric', '.css'));
  await page.goto('/telecentric');
  await expectRecovery(page, 'integrity', restore);
});

test('a remote that throws while it loads: the frame stands, and the visitor may try again', async ({ page }) => {
  const throwing = 'if (globalThis.catalogIsBroken) throw new Error("remote catalog is broken");';
  await catalog().republish(await entry(), text => throwing + text, '9.15.0-00000001');
  // With an earlier version the visitor would see that one.
  await catalog().forgetOthers();
  await page.addInitScript('globalThis.catalogIsBroken = true');
  await page.goto('/telecentric');
  await expectRecovery(page, 'execution', () => page.evaluate('globalThis.catalogIsBroken = false'));
});

test('a page that throws while it is drawn: the frame stands, and trying again asks for its data anew', async ({
  page,
}) => {
  await breakFacets(page);
  // From another page: what the server draws is drawn from its own answers.
  await openFrame(page, '/brands');
  await visit(page, '/telecentric');
  await expectRecovery(page, 'render', () => page.unroute('**/Product/FiltersInit'));
});

test('a remote that never answers is given up, and comes when it answers again', async ({ page }) => {
  const pattern = `**/${await entry()}*`;
  await page.route(pattern, () => new Promise(() => {}));
  await page.goto('/telecentric', { waitUntil: 'domcontentloaded' });
  await expectRecovery(page, 'timeout', () => page.unroute(pattern));
});

test('a failing page does not take the other pages with it', async ({ page }) => {
  await catalog().remove(await fileOf('Telecentric', '.js'));
  await page.goto('/telecentric');
  await expect(failure(page, 'chunk')).toBeVisible();
  await page.getByRole('link', { name: /光源/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /光源/ })).toBeVisible();
});
