import { RemoteFolder } from '../site/remote-folder';
import { expect, test } from '../site/test';

const catalog = () => new RemoteFolder(process.env.SITE_VAR ?? '', 'catalog');

// The browser itself reports a page that answers 404.
test.use({ expectedErrors: /Failed to load resource: the server responded with a status of 404/ });

test.afterEach(() => catalog().publishBuilt());

test('a new version reaches the next page, while a page that is open keeps the version it began with', async ({
  page,
  context,
}) => {
  const { manifest } = await catalog().live();
  await page.goto('/');
  await expect(page.locator(`[data-remote="catalog@${manifest.version}"]`).first()).toBeVisible();

  const next = await catalog().republish(manifest.preload.initial[0] ?? '', text => `${text}\n`, '9.0.0-00000002');

  await page.getByRole('link', { name: /光源/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /光源/ })).toBeVisible();
  await expect(page.locator(`[data-remote="catalog@${manifest.version}"]`).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator(`[data-remote="catalog@${next}"]`).first()).toBeVisible();
});

test('a section whose remote is not in the registry is not in the menu, and its address answers a friendly page', async ({
  page,
}) => {
  const { restore } = await catalog().editRegistry(text => JSON.stringify({ ...JSON.parse(text), microFrontends: {} }));
  try {
    const response = await page.goto('/telecentric');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('产品查询')).toHaveCount(0);
  } finally {
    await restore();
  }
});
test.describe('with a row that nobody vouches for', () => {
  test('the remote is refused by the server and the site stands without it', async ({ page }) => {
    const { restore } = await catalog().editRegistry(text =>
      text.replace(/"microFrontends"[\s\S]*/, rows => rows.replaceAll(/,?\s*"integrity":\s*"sha384-[^"]+"/g, '')),
    );
    try {
      const response = await page.goto('/telecentric');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('banner')).toBeVisible();
    } finally {
      await restore();
    }
  });
});

test('a registry that cannot be read leaves the site as it was', async ({ page }) => {
  await page.goto('/telecentric');
  const { restore } = await catalog().editRegistry(() => '{ "schema": ');
  try {
    await page.goto('/telecentric');
    await expect(page.getByRole('heading', { level: 1, name: /远心镜头/ })).toBeVisible();
  } finally {
    await restore();
  }
});
