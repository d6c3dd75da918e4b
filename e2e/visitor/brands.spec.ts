import { expect, test } from '../site/test';
import { fileCategories, fileProducts } from './pages/catalogue';
import { heading, openFrame } from './pages/frame';
import { list } from './pages/list';

const all = fileCategories.flatMap(({ code }) => fileProducts(code));
const brandsOf = (products: typeof all) => new Set(products.map(({ brand }) => brand)).size;
const brandHeads = (page: import('@playwright/test').Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('all brands are listed with their series and the numbers of models', async ({ page }) => {
  await openFrame(page, '/brands');
  await expect(heading(page)).toHaveText('品牌系列');
  await expect(brandHeads(page)).toHaveCount(brandsOf(all));
  const hikrobot = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Hikrobot/ }) });
  await expect(hikrobot).toContainText(`${all.filter(({ brand }) => brand === 'Hikrobot').length} 款`);
  const inSeries = all.filter(({ brand, series }) => brand === 'Hikrobot' && series === 'MV-CS').length;
  await expect(hikrobot.getByRole('link', { name: `MV-CS ${inSeries}` })).toBeVisible();
});

test('a series leads to the list of just its products', async ({ page }) => {
  await openFrame(page, '/brands');
  const inSeries = all.filter(({ brand, series }) => brand === 'Hikrobot' && series === 'MV-CS').length;
  await page.getByRole('link', { name: `MV-CS ${inSeries}` }).click();
  await expect(list(page).total(inSeries)).toBeVisible();
  await expect(list(page).chips).toContainText('MV-CS');
});

test('brands are found by category, by letter and by word; the address holds the choice', async ({ page }) => {
  await openFrame(page, '/brands');
  await page.getByRole('main').getByLabel('分类').selectOption({ label: '采集卡' });
  await expect(brandHeads(page)).toHaveCount(brandsOf(fileProducts('grabber')));
  await expect(page).toHaveURL(/categoryId=9/);

  await page.getByRole('main').getByLabel('分类').selectOption({ label: '全部分类' });
  // The letters lead on from the choice that is shown; the address has it first.
  await expect(brandHeads(page)).toHaveCount(brandsOf(all));
  await page.getByRole('navigation', { name: '按首字母' }).getByRole('link', { name: 'B', exact: true }).click();
  await expect(brandHeads(page).first()).toContainText(/^B|[\u4e00-\u9fff].*B/);
  const shown = await brandHeads(page).count();
  await page.reload();
  await expect(brandHeads(page)).toHaveCount(shown);

  await page.getByRole('navigation', { name: '按首字母' }).getByRole('link', { name: '全部' }).click();
  await expect(brandHeads(page)).toHaveCount(brandsOf(all));
  await page.getByRole('searchbox', { name: '品牌或系列名' }).fill('basler');
  await page.getByRole('searchbox', { name: '品牌或系列名' }).press('Enter');
  await expect(brandHeads(page)).toHaveCount(brandsOf(all.filter(({ brand }) => brand.includes('Basler'))));
  await expect(brandHeads(page).first()).toContainText('Basler');
});

test('a word without a brand shows a message with a link back to all', async ({ page }) => {
  await openFrame(page, '/brands');
  await page.getByRole('searchbox', { name: '品牌或系列名' }).fill('没有这个牌子');
  await page.getByRole('main').getByRole('button', { name: '查找' }).click();
  await expect(page.getByRole('main')).toContainText('没有符合条件的品牌或系列');
  await page.getByRole('main').getByRole('link', { name: '查看全部品牌' }).click();
  await expect(brandHeads(page)).toHaveCount(brandsOf(all));
});
