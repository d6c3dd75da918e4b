import { expect, test } from '../site/test';
import { expectStill, forms, untilDrawn, visitor } from './pages/drawn-pages';
import { heading } from './pages/frame';

// Pieces of other teams in the pages of the catalogue: articles below a list, the first fields of a selection beside a product.

const LIST = '/goods/list?categoryId=6';
const CAMERA = '/goods/detail?id=1';

for (const [name, form] of Object.entries(forms)) {
  test(`below a list stand the articles that explain its products, and nothing moves when they come (${name})`, async ({
    browser,
    baseURL,
  }) => {
    await untilDrawn(baseURL ?? '', LIST, form);
    const { page, problems, close } = await visitor(browser, { ...form, baseURL: baseURL ?? '' });
    await page.goto(LIST);
    await expect(heading(page)).toContainText('远心镜头');
    const articles = page.locator('[data-route="catalog:list-foot"]');
    await articles.scrollIntoViewIfNeeded();
    await expect(articles.getByRole('heading', { level: 2 })).toHaveText('看懂远心镜头');
    await expect(articles.getByRole('listitem')).toHaveCount(3);
    await expectStill(page, LIST);
    const first = articles.getByRole('listitem').first().getByRole('link');
    const title = await first.locator('strong').innerText();
    await first.click();
    await expect(heading(page)).toHaveText(title);
    expect(problems).toEqual([]);
    await close();
  });

  test(`beside a camera a selection with it begins, and nothing moves when its fields come (${name})`, async ({
    browser,
    baseURL,
  }) => {
    await untilDrawn(baseURL ?? '', CAMERA, form);
    const { page, problems, close } = await visitor(browser, { ...form, baseURL: baseURL ?? '' });
    await page.goto(CAMERA);
    await expect(heading(page)).toBeVisible();
    await page.locator('#needed').scrollIntoViewIfNeeded();
    const fields = page.getByRole('form', { name: '用这台相机选型' });
    await expect(fields).toBeVisible();
    await fields.scrollIntoViewIfNeeded();
    await expectStill(page, CAMERA);
    await fields.getByRole('textbox', { name: '视野宽' }).fill('60');
    await fields.getByRole('textbox', { name: '视野高' }).fill('4.5 cm');
    await fields.getByRole('button', { name: '找合适的镜头' }).click();
    await expect(page).toHaveURL(/\/selection\/lens\?.*camera=1/);
    expect(new URL(page.url()).searchParams.get('fov')).toBe('60x45');
    await expect(heading(page)).toContainText('镜头');
    expect(problems).toEqual([]);
    await close();
  });
}

test('with the keyboard the fields are reached in their order, and Enter begins the selection', async ({ page }) => {
  await page.goto(CAMERA);
  await page.locator('#needed').scrollIntoViewIfNeeded();
  const fields = page.getByRole('form', { name: '用这台相机选型' });
  await fields.getByRole('textbox', { name: '视野宽' }).focus();
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  // Past the unit.
  await page.keyboard.press('Tab');
  await expect(fields.getByRole('textbox', { name: '视野高' })).toBeFocused();
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/selection\/lens\?.*fov=60x45.*camera=1|\/selection\/lens\?.*camera=1.*fov=60x45/);
});

test('a product with which no selection begins has neither fields nor room for them', async ({ page }) => {
  await page.goto('/goods/list?categoryId=9');
  await page.getByRole('main').locator('a[href^="/goods/detail"]').first().click();
  await expect(page.locator('#sources')).toBeVisible();
  await expect(page.locator('[data-route="catalog:product-use"]')).toHaveCount(0);
});
