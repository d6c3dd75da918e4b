import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../site/run-command';
import { expect, test } from '../site/test';
import { fileCategory, orderable, productId } from './pages/catalogue';
import { frame, openFrame } from './pages/frame';
import { list } from './pages/list';

// Lists, comparisons and data sheets as files.

test('the filtered list goes into a file of its own, named in Chinese', async ({ page }) => {
  await openFrame(page, '/goods/list?categoryId=1&shutter=global');
  await page.getByRole('button', { name: '导出' }).click();
  await expect(page.getByText(/符合条件的全部 \d+ 款/)).toBeVisible();
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

test('an importer brings two pictures: list, product page and data sheet show them, until they are taken away', async ({
  page,
}) => {
  const [product] = orderable('slide');
  if (!product) throw new Error('no slide');
  const { brand, model } = product;
  await openFrame(page, `/goods/detail?id=${await productId(page.request, 'slide', model)}`);
  const address = page.url();
  const sheet = async () => {
    const href = (await page.getByRole('link', { name: /^参数单 PDF/ }).getAttribute('href')) ?? '';
    return (await (await page.request.get(href)).body()).toString('latin1');
  };
  expect(await sheet()).not.toContain('/Subtype /Image');
  const folder = await mkdtemp(join(tmpdir(), 'shixuan-pictures-'));
  const bring = async (images: object[]) => {
    await writeFile(join(folder, 'slides.json'), JSON.stringify([{ category: 'slide', brand, model, images }]));
    return runCommand('import', '--merge', '--yes', join(folder, 'slides.json'));
  };
  await mkdir(join(folder, 'images'));
  for (const type of ['jpeg', 'png']) {
    const drawn = await page.evaluate(drawPart, `image/${type}`);
    await writeFile(join(folder, 'images', `part.${type}`), Buffer.from(drawn.split(',')[1] ?? '', 'base64'));
  }
  const said = { credit: '测试工厂', licence: '自行绘制' };
  const report = await bring([
    { file: 'part.jpeg', kind: '照片', caption: '正面', ...said },
    { file: 'part.png', kind: '图纸', ...said },
  ]);
  expect(report).toContain(`${brand} ${model}　新增 2 张，共 2 张`);

  const photo = page.getByRole('img', { name: `${model} 照片（正面）`, exact: true });
  await expect(async () => {
    await page.goto(address);
    await expect(photo).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(photo).toHaveJSProperty('naturalWidth', 800);
  await page.getByRole('button', { name: `显示 ${model} 图纸` }).click();
  await expect(page.getByRole('img', { name: `${model} 图纸`, exact: true })).toHaveJSProperty('naturalWidth', 800);
  await page.getByRole('button', { name: `显示 ${model} 外形图` }).click();
  await expect(page.getByRole('img', { name: `${model} 外形图`, exact: true })).toBeVisible();
  await expect(page.getByText('照片（正面），© 测试工厂，自行绘制')).toBeVisible();
  expect(await sheet()).toContain('/Subtype /Image');
  await openFrame(page, `/goods/list?categoryId=${fileCategory('slide').id}&size=500`);
  const small = page.locator('main img[src*="/Uploads/pictures/"]').first();
  await small.scrollIntoViewIfNeeded();
  await expect(small).toHaveJSProperty('naturalWidth', 192);

  expect(await bring([])).toContain('撤下 2 张');
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('img', { name: `${model} 外形图`, exact: true })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('list', { name: '图片' })).toHaveCount(0);
  await rm(folder, { recursive: true });
});

/** A picture of a part, drawn in the page: nothing of a maker is copied. */
function drawPart(type: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 800, 600);
  pen.fillStyle = type === 'image/png' ? '#1d2129' : '#5a6b7d';
  pen.fillRect(150, 200, 500, 200);
  return canvas.toDataURL(type, 0.8);
}

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
  // A comparison of three of the cameras of which most is known: their figures, and their outlines in one piece.
  const ids: number[] = [];
  for (const model of ['MV-CE200-11GM', 'acA2000-50gmNIR', 'acA2040-25gmNIR'])
    ids.push(await productId(page.request, 'area-camera', model));
  await openFrame(page, `/compare?ids=${ids.join(',')}`);
  await expect(page.getByRole('heading', { name: '外形叠放' })).toBeVisible();
  expect(await sheets()).toBeLessThanOrEqual(2);
  // A list: its filters and rows, and nothing that is to be pressed.
  await openFrame(page, '/goods/list?categoryId=1&shutter=global');
  await expect(list(page).rows.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list(page).chips.getByText('全局快门')).toBeVisible();
  for (const name of ['排序', '每页']) await expect(page.getByLabel(name, { exact: true })).toBeHidden();
  await expect(list(page).chips.getByRole('link', { name: '清空' })).toBeHidden();
  await expect(page.getByRole('heading', { name: '面阵相机：概况与分类' })).toBeHidden();
  await page.emulateMedia({ media: null });
});
