import { expect, test } from '../site/test';
import { fileCategories, orderable } from './pages/catalogue';
import { openFrame, visit } from './pages/frame';
import { list } from './pages/list';

// Records of a whole series are no products.
const inFiles = fileCategories.map(({ id, code, name }) => ({
  id,
  name,
  count: orderable(code).length,
}));
const total = inFiles.reduce((sum, { count }) => sum + count, 0);

test('home, the categories and each list say as many products as the files hold', async ({ page }) => {
  const main = page.getByRole('main');
  await test.step('home', async () => {
    await openFrame(page);
    await expect(main).toContainText(`${total} 款`);
  });
  await test.step('the categories', async () => {
    await visit(page, '/goods/list');
    await expect(main).toContainText(`共 ${total} 款产品`);
    for (const { name, count } of inFiles) {
      const link = main.getByRole('link').filter({ has: page.getByText(name, { exact: true }) });
      await expect(link.getByText(String(count), { exact: true })).toBeVisible();
    }
  });
  for (const { id, name, count } of inFiles) {
    await test.step(name, async () => {
      await main
        .getByRole('link')
        .filter({ has: page.getByText(name, { exact: true }) })
        .click();
      await expect(page).toHaveURL(`/goods/list?categoryId=${id}`);
      await expect(list(page).total(count)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/goods/list');
    });
  }
});
