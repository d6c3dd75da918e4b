import { expect, test } from '../site/test';
import { fileCategories, orderable } from './pages/catalogue';
import { openFrame } from './pages/frame';
import { list } from './pages/list';

// Records of a whole series are no products.
const inFiles = fileCategories.map(({ id, code, name }) => ({
  id,
  name,
  count: orderable(code).length,
}));
const total = inFiles.reduce((sum, { count }) => sum + count, 0);

test('the categories show as many products as the files hold', async ({ page }) => {
  await openFrame(page, '/goods/list');
  const main = page.getByRole('main');
  await expect(main).toContainText(`共 ${total} 款产品`);
  for (const { name, count } of inFiles) {
    const link = main.getByRole('link').filter({ has: page.getByText(name, { exact: true }) });
    await expect(link.getByText(String(count), { exact: true })).toBeVisible();
  }
});

test('home says how many products there are', async ({ page }) => {
  await openFrame(page);
  await expect(page.getByRole('main')).toContainText(`${total} 款`);
});

test('each list has as many products as its file', async ({ page }) => {
  await openFrame(page, '/goods/list');
  for (const { id, name, count } of inFiles) {
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByText(name, { exact: true }) })
      .click();
    await expect(page).toHaveURL(`/goods/list?categoryId=${id}`);
    await expect(list(page).total(count)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/goods/list');
  }
});
