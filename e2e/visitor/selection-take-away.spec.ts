import type { Page } from '@playwright/test';
import { readPdf, squeeze } from '@shixuan/server/testing/read-document';
import { expect, test } from '../site/test';
import { takeFile } from './pages/files';
import { frame, openFrame } from './pages/frame';
import { answered, openFirst, selection, showMore } from './pages/selection';
import { expectSound } from './pages/sound';

// What an engineer takes home from a selection: held against what the page shows, not against what the server says.

const TASK = '/selection/vision?fov=50x40&wd=150~250&acc=defect:0.25:3&dz=10&v=500&rate=5&shutter=global&tech=ring';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens the task and its first row. @returns names of the parts and figures, as the page has them */
async function openTask(page: Page) {
  await openFrame(page, TASK);
  await answered(page);
  await openFirst(page);
  const { best, first } = selection(page);
  const models = await first.allTextContents();
  const links = await page
    .locator('td a[href^="/goods/detail"]')
    .evaluateAll(each => each.map(link => ({ title: link.textContent ?? '', path: link.getAttribute('href') ?? '' })));
  const [camera, lens, light] = links;
  if (!camera || !lens || !light) throw new Error('a part is missing');
  const figure = (label: string) => best.locator(`div:has(> dt:text-is("${label}")) > dd`);
  return {
    models,
    camera,
    lens,
    light,
    figures: {
      pixel: await figure('单像素精度').innerText(),
      distanceMm: Number.parseFloat(await figure('工作距离').innerText()),
    },
  };
}

/**
 * What is taken away has the figures of the page: those that page and report print with the same digits, and the distance, of which the page
 * says what one can set, and the report what was computed.
 */
function expectFigures(text: string, { pixel, distanceMm }: Awaited<ReturnType<typeof openTask>>['figures']): void {
  expect(text).toContain(squeeze(pixel));
  const lengthsMm = [...text.matchAll(/(\d+(?:\.\d+)?)mm/g)].map(([, mm]) => Number(mm));
  expect(lengthsMm.map(mm => Math.round(mm))).toContain(distanceMm);
}

test('the report is a PDF of this system: its parts, what was asked, its figures, where they come from', async ({
  page,
}) => {
  const { models, light, figures } = await openTask(page);
  const link = selection(page).take.getByRole('link', { name: '选型报告 PDF' });
  await expect(link).toHaveAttribute('target', '_blank');
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const bytes = await response.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const text = await readPdf(bytes);
  const lightModel = light.title.split(' ').at(-1) ?? '';
  for (const said of [...models, lightModel, '物料清单', '50×40mm', '0.25mm', '500mm/s']) {
    expect(text).toContain(squeeze(said));
  }
  expectFigures(text, figures);
  const checks = selection(page).checks.getByRole('listitem');
  for (const label of await checks.locator('span:has(> .visually-hidden)').allTextContents()) {
    expect(text).toContain(squeeze(label.split('：')[0] ?? ''));
  }
});

test('the cover of the report names project and customer where they are given', async ({ page }) => {
  await openTask(page);
  const { take } = selection(page);
  await showMore(page);
  const heading = take.getByRole('group', { name: '报告封面（可不填）' });
  await heading.getByRole('textbox', { name: '项目' }).fill('三号线 & 夹具');
  await heading.getByRole('textbox', { name: '版本' }).fill('B');
  await expectSound(page);
  const href = (await take.getByRole('link', { name: '选型报告 PDF' }).getAttribute('href')) ?? '';
  const text = await readPdf(await (await page.request.get(href)).body());
  expect(text).toContain(squeeze('三号线 & 夹具'));
  expect(text).toContain('版本');
  expect(text).not.toContain('客户');
});

test('an entry that cannot be read is named on the cover of the report, which follows the value before', async ({
  page,
}) => {
  await openTask(page);
  const { field, take } = selection(page);
  await field('速度').fill('很快');
  await expect(page.getByText(/」不能用，结果与报告仍按 /)).toBeVisible();
  const link = take.getByRole('link', { name: '选型报告 PDF' });
  // While an answer is made there is none to take away.
  await expect(link).toHaveAttribute('href', /ignored/);
  const text = await readPdf(await (await page.request.get((await link.getAttribute('href')) ?? '')).body());
  expect(text).toContain('有输入未采用:速度');
  expect(text).toContain('500mm/s');
  await field('速度').fill('400');
  await answered(page);
  await expect(link).not.toHaveAttribute('href', /ignored/);
});

test('the bill of material has the parts of the page, as XLSX and as CSV', async ({ page, baseURL }) => {
  const { camera, lens, light } = await openTask(page);
  const { take } = selection(page);
  await showMore(page);
  const bills = [
    await takeFile(page, 'Excel 表格（XLSX）', () => take.getByRole('link', { name: 'XLSX' }).click()),
    await takeFile(page, '逗号分隔（CSV）', () => take.getByRole('link', { name: 'CSV' }).click()),
  ];
  expect(bills.map(({ name }) => name)).toEqual([
    expect.stringMatching(/物料清单\.xlsx$/),
    expect.stringMatching(/物料清单\.csv$/),
  ]);
  expect(bills[0]?.rows).toEqual(bills[1]?.rows);
  const [heads, ...rows] = bills[1]?.rows ?? [];
  expect(heads).toEqual(['序号', '类别', '品牌', '型号', '订货号', '数量', '说明', '网址']);
  for (const [item, { title, path }] of [
    ['相机', camera],
    ['镜头', lens],
    ['光源', light],
  ] as const) {
    const [, , brand = '', model = '', , count, , address] = rows.find(([, kind]) => kind === item) ?? [];
    expect(title).toBe(`${brand.split(' ')[0]} ${model}`);
    expect(count).toBe('1');
    expect(address).toBe(baseURL + path);
  }
  expect(rows.map(([, kind]) => kind)).toContain('数据线');
});

test('the result as text: parts, figures, verdicts, and an address that opens just this system', async ({ page }) => {
  const { models, camera, lens, light, figures } = await openTask(page);
  await showMore(page);
  await selection(page).take.getByRole('button', { name: '复制为文本' }).click();
  await expect(frame(page).message).toContainText('结果已复制为文本');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const said of [camera, lens, light].map(({ title }) => title)) expect(text).toContain(said);
  const squeezed = squeeze(text);
  expectFigures(squeezed, figures);
  expect(text).toContain('通过 视野：');
  const [address = ''] = /http\S+/.exec(text) ?? [];
  await page.goto(address);
  await answered(page);
  await expect(selection(page).table.getByRole('rowheader')).toHaveCount(1);
  await expect(selection(page).first).toHaveText(models);
});

test('two schemes are kept under their names, over a reload, laid side by side, brought back and given up', async ({
  page,
}) => {
  await openFrame(page, TASK);
  await answered(page);
  const { field, take } = selection(page);
  const save = async (name: string) => {
    await take.getByLabel('方案名称').fill(name);
    await take.getByRole('button', { name: '保存当前方案' }).click();
    await expect(take.getByRole('region', { name: '已保存' }).getByText(name, { exact: true })).toBeVisible();
  };
  await take.getByRole('button', { name: /^方案/ }).click();
  await save('工位 1');
  await field('最小缺陷').fill('20丝');
  await answered(page);
  await save('工位 2');

  await page.reload();
  await answered(page);
  await take.getByRole('button', { name: '方案（2）' }).click();
  const saved = take.getByRole('region', { name: '已保存' });
  for (const name of ['工位 1', '工位 2']) await saved.getByRole('checkbox', { name }).check();
  const sideBySide = take.getByRole('table');
  await expect(sideBySide.getByRole('columnheader', { name: '工位 1' })).toBeVisible();
  const row = (label: string) => sideBySide.getByRole('row').filter({ hasText: label }).first();
  await expect(row('最小缺陷')).toContainText('≠');
  await expect(row('最小缺陷').getByRole('cell')).toHaveText([/0\.25 mm/, /0\.2 mm/]);
  await expect(row('速度')).not.toContainText('≠');
  await expectSound(page);

  await saved.getByRole('link', { name: '恢复：工位 1' }).click();
  await expect(field('最小缺陷')).toHaveValue('0.25');
  await answered(page);
  await saved.getByRole('button', { name: '删除：工位 2' }).click();
  await expect(saved.getByRole('checkbox')).toHaveCount(1);
  await expect(take.getByRole('button', { name: '方案（1）' })).toBeVisible();
});

for (const [path, model] of [
  [TASK, ''],
  ['/selection/vision?mode=laser-3d', '3D'],
  ['/selection/volume', '3D'],
] as const) {
  test(`a saved scheme of ${path.split('?fov')[0]} is passed on by a link that shows it with its remark and cannot be edited`, async ({
    page,
  }) => {
    await openFrame(page, path);
    await answered(page);
    const { take, form } = selection(page);
    const shown = page.getByRole('list', { name: '方案的部件' }).getByRole('link');
    const names = await shown.allTextContents();
    await take.getByRole('button', { name: /^方案/ }).click();
    await take.getByLabel('方案名称').fill('工位 7');
    await take.getByRole('button', { name: '保存当前方案' }).click();
    await take.getByRole('textbox', { name: '备注：工位 7' }).fill('要留 20 % 余量 & 换 GigE');
    await take.getByRole('button', { name: '分享：工位 7' }).click();
    await expect(frame(page).message).toContainText('只读链接已复制');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).origin).toBe(new URL(page.url()).origin);

    await page.goto(link);
    await answered(page);
    const banner = page.getByRole('region', { name: '分享的方案' });
    await expect(banner).toContainText('备注：要留 20 % 余量 & 换 GigE');
    await expect(shown).toHaveText(names);
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('region', { name: '任务示例' })).toHaveCount(0);
    if (model === '') await expectSound(page);
    await banner.getByRole('link', { name: '以此为底稿修改' }).click();
    await expect(form).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
}
