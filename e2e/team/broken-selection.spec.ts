import type { Page } from '@playwright/test';
import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';
import { frame, heading } from '../visitor/pages/frame';
import { answered, selection } from '../visitor/pages/selection';

// The team of the selection helpers ships something broken, or nothing: nobody else's pages suffer.

const remote = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'selection');
const PAGE = '/selection/vision';

test.use({
  expectedErrors:
    /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|Refused to (execute|apply)|RemoteFailure|Federation|TypeError/,
});

test.afterEach(async () => {
  await remote().restoreFiles();
  await remote().publishBuilt();
});

const card = (page: Page, kind: string) => page.locator(`[data-failure="${kind}"]`);

/** The frame works, another team's page opens from it, and going back tries again. */
async function expectRestWorks(page: Page): Promise<void> {
  await frame(page).strip.getByRole('link', { name: '光源' }).click();
  await expect(heading(page, /光源/)).toBeVisible();
  await page.goBack();
}

test('the helpers are missing: their place says so, the rest works, and trying again brings them', async ({ page }) => {
  const [entry = ''] = (await remote().live()).manifest.preload.initial;
  const { restore } = await remote().remove(entry);
  await page.goto(PAGE);
  await expect(card(page, 'missing')).toContainText(/[\u4e00-\u9fff]{6}/);
  await expect(frame(page).footer).toBeVisible();
  await expectRestWorks(page);
  await expect(card(page, 'missing')).toBeVisible();
  await restore();
  await card(page, 'missing').getByRole('button', { name: '重试' }).click();
  await answered(page);
  await expect(selection(page).models).toHaveCount(2);
});

test('one of the helpers is damaged: it is never run, and the others work', async ({ page }) => {
  const { routes } = (await remote().live()).manifest.preload;
  const own = routes.SelectionVision?.find(file => file.endsWith('.js') && !routes.SelectionLens?.includes(file)) ?? '';
  await remote().corrupt(own);
  await page.goto(PAGE);
  await expect(card(page, 'integrity')).toContainText(/[\u4e00-\u9fff]{6}/);
  await page.goto('/selection/lens');
  await answered(page);
  await expect(selection(page).models).toHaveCount(1);
});

test('helpers that are not in the registry: not in the menu, a friendly page, and doors elsewhere do not break', async ({
  page,
}) => {
  const { restore } = await remote().editRegistry(text => {
    const registry = JSON.parse(text);
    const { selection: _, ...others } = registry.microFrontends;
    return JSON.stringify({ ...registry, microFrontends: others });
  });
  try {
    const response = await page.goto(PAGE);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(/[\u4e00-\u9fff]{4}/);
    await expect(frame(page).menu.getByText('选型助手')).toHaveCount(0);
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await frame(page).strip.getByRole('link', { name: '光源' }).click();
    await expect(heading(page, /光源/)).toBeVisible();
  } finally {
    await restore();
  }
});
