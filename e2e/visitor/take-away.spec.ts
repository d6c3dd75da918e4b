import { readFile } from 'node:fs/promises';
import { expect, test } from '../site/test';
import { productId } from './pages/catalogue';
import { frame, openFrame } from './pages/frame';

// Lists, comparisons and data sheets as files.

test('the filtered list goes into a file of its own, named in Chinese', async ({ page }) => {
  await openFrame(page, '/goods/list?categoryId=1&shutter=global');
  await page.getByRole('button', { name: '导出' }).click();
  await expect(page.getByText(/符合条件的全部 \d+ 件/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '逗号分隔（CSV）' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^面阵相机-\d+款-\d{8}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff品牌,系列,型号,名称,/);
  expect(download.suggestedFilename()).toContain(`-${lines.length - 1}款-`);
  expect(lines.slice(1).every(line => line.includes('全局快门'))).toBe(true);
  await expect(frame(page).message).toContainText('已下载');
});

test.describe('when the server makes no file', () => {
  test.use({ expectedErrors: /429/ });

  test('its sentence is shown and the page stays', async ({ page }) => {
    await page.route('**/export/**', route =>
      route.fulfill({ status: 429, contentType: 'text/plain; charset=utf-8', body: '导出过于频繁，请 9 秒后再试\n' }),
    );
    await openFrame(page, '/compare?ids=1,2');
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('link', { name: 'Excel 表格（XLSX）' }).click();
    await expect(frame(page).message).toContainText('导出过于频繁，请 9 秒后再试');
    await expect(page).toHaveURL(/\/compare\?ids=1,2$/);
  });
});

test('a product leads to its data sheet, and tells search engines about itself without a breach of policy', async ({
  page,
}) => {
  await openFrame(page, '/goods/detail?id=2');
  const link = page.getByRole('link', { name: /^参数单 PDF/ });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'][0]).toMatchObject({ '@type': 'Product' });
});

test('on paper there is the page alone', async ({ page }) => {
  await openFrame(page, '/goods/detail?id=2');
  await page.emulateMedia({ media: 'print' });
  await expect(frame(page).menu).toBeHidden();
  await expect(frame(page).footer).toBeHidden();
  await expect(page.getByRole('link', { name: /^参数单 PDF/ })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /外形图/ }).first()).toBeVisible();
  // Two sheets of A4 at most, also for one of the cameras of which most is known.
  const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(await sheets()).toBeLessThanOrEqual(2);
  // With a medium emulated the sheets would be drawn for that one.
  await page.emulateMedia({ media: null });
  await openFrame(page, `/goods/detail?id=${await productId(page.request, 'area-camera', 'acA2000-50gmNIR')}`);
  await expect(page.getByRole('link', { name: /^查看全部 .+ FA 镜头$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^查看系列全部/ })).toBeVisible();
  expect(await sheets()).toBeLessThanOrEqual(2);
});
