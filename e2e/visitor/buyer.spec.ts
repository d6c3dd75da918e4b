import type { Page } from '@playwright/test';
import { readPdf, squeeze } from '@shixuan/server/testing/read-document';
import { expect, test } from '../site/test';
import { fileCategory } from './pages/catalogue';
import { comparison } from './pages/comparison';
import { takeFile } from './pages/files';
import { frame, heading, openFrame, settled } from './pages/frame';
import { column, list, models, toggle } from './pages/list';
import { expectSound } from './pages/sound';
import {
  offered,
  offeredModels,
  offeredPixels,
  pickedModels,
  picks,
  rowsOffered,
  WISH_LIST,
  wished,
  written,
} from './pages/wish';

// One buyer, from the home page to the exported files. Everything shown is compared with the catalogue's files.

const COLUMNS = [
  ...['resolutionMp', 'pixelSizeUm', 'sensorFormat', 'shutter', 'monoColor', 'frameRateFps', 'interface'],
  'powerW',
];
const attributes = fileCategory('area-camera').attributes;
const attributeOf = (key: string) => {
  const found = attributes.find(attribute => attribute.key === key);
  if (!found) throw new Error(`no attribute ${key}`);
  return found;
};
const headOf = (key: string) => {
  const { label, unit } = attributeOf(key);
  return unit ? `${label}（${unit}）` : label;
};
/** What stands in a row of the comparison, without units. */
const shown = (key: string) => {
  const { type, decimals = 6 } = attributeOf(key);
  return picks.map(camera => {
    const value = camera.attrs[key];
    return type === 'number' && typeof value === 'number'
      ? String(Number(value.toFixed(decimals)))
      : written(camera, key);
  });
};
const differs = (key: string) =>
  new Set(picks.map(camera => written(camera, key)).filter(v => v !== '未标注')).size > 1;

/** Types into a field of the filters and waits until the list has as many as the files say. */
async function fillBounds(page: Page, label: string, text: string, count: number): Promise<void> {
  const field = page.getByLabel(label);
  await field.fill(text);
  await field.press('Enter');
  await expect(list(page).total(count)).toBeVisible();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a buyer finds three cameras among a thousand, compares them and takes the figures home', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { choice, facet, total, chips, head, rows } = list(page);
  const { tray, message } = frame(page);

  await test.step('from home to the area cameras', async () => {
    await openFrame(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /面阵相机/ })
      .first()
      .click();
    await expect(heading(page, '面阵相机')).toBeVisible();
    await expect(total(wished().length)).toBeVisible();
  });

  await test.step('five filters, typed and ticked as a buyer would', async () => {
    await choice('快门', /全局快门/).click();
    await expect(total(wished('快门').length)).toBeVisible();
    await fillBounds(page, '总像素下限（MP）', '>= 500万', wished('快门', '总像素').length);
    await fillBounds(page, '最高帧率下限（fps）', '１０～２５ fps', wished('快门', '总像素', '最高帧率').length);
    await choice('数据接口', /^GigE 千兆网/).click();
    await expect(total(wished('快门', '总像素', '最高帧率', '数据接口').length)).toBeVisible();
    await page.locator('summary', { hasText: /^靶面$/ }).click();
    await facet('靶面').getByRole('searchbox').fill('2/3"');
    await expect(facet('靶面').getByRole('checkbox')).toHaveCount(1);
    // Where the page was scrolled to for the filter, the head of the table may stand a few pixels beside a row.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectSound(page);
    await choice('靶面', /2\/3″/).click();
    await expect(total(offered.length)).toBeVisible();
    await expect(chips.getByRole('link', { name: /^去掉筛选/ })).toHaveCount(5);
  });

  await test.step('by the size of a pixel, all on one page', async () => {
    await head('像元尺寸').getByRole('button').click();
    await expect(head('像元尺寸')).toHaveAttribute('aria-sort', 'ascending');
    await page.getByLabel('每页').selectOption({ label: '96 款' });
    await expect(page).toHaveURL(WISH_LIST);
    await expect(rows).toHaveCount(rowsOffered);
    expect(offeredModels).toEqual(expect.arrayContaining(await models(page)));
    expect((await column(page, '像元尺寸')).map(Number)).toEqual(offeredPixels);
  });

  await test.step('other columns: power instead of the mount', async () => {
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: '镜头接口' }).click();
    await expect(page.getByRole('checkbox', { name: '镜头接口' })).not.toBeChecked();
    await expect(head('镜头接口')).toHaveCount(0);
    await page.getByRole('checkbox', { name: '功耗' }).click();
    await expect(head('功耗')).toBeVisible();
    await expect(head('镜头接口')).toHaveCount(0);
    await expect(page).toHaveURL(`${WISH_LIST}&cols=${COLUMNS.join(',')}`);
    await page.getByRole('button', { name: '列设置' }).click();
  });

  await test.step('the list as files: these cameras, these columns, the figures of the catalogue', async () => {
    await page.getByRole('main').getByRole('button', { name: '导出' }).click();
    const order = await models(page);
    for (const format of ['逗号分隔（CSV）', 'Excel 表格（XLSX）'] as const) {
      const { name, rows: taken } = await takeFile(page, format);
      expect(name).toMatch(new RegExp(`^面阵相机-${offered.length}款-\\d{8}\\.(csv|xlsx)$`));
      const [heads, ...lines] = taken;
      expect(heads).toEqual(['品牌', '系列', '型号', '名称', ...COLUMNS.map(headOf), '网址']);
      const inFile = lines.map(([, , model = '']) => model);
      // A file has a line of its own for each of the models that share a row.
      expect([...inFile].sort()).toEqual(offeredModels);
      expect(inFile.filter(model => order.includes(model))).toEqual(order);
      for (const [, , model, title = '', ...cells] of lines) {
        const camera = offered.find(one => one.model === model);
        if (!camera) throw new Error(`${model} does not fit`);
        expect(title).toMatch(/万像素 .*面阵相机$/);
        // A column of numbers is empty where nothing is known.
        const inFile = (key: string) =>
          attributeOf(key).type === 'number' && camera.attrs[key] === undefined ? '' : written(camera, key);
        expect(cells.slice(0, -1)).toEqual(COLUMNS.map(inFile));
        expect(cells.at(-1)).toContain(`${baseURL}/goods/detail?id=`);
      }
    }
    await page.keyboard.press('Escape');
  });

  const listUrl = page.url();
  let scrolled = 0;
  await test.step('three go to the comparison', async () => {
    for (const model of pickedModels) {
      await toggle(page, model).click();
      await expect(toggle(page, model)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(tray.getByRole('listitem')).toHaveCount(3);
    scrolled = await page.evaluate(() => Math.round(window.scrollY));
    expect(scrolled, 'the last one is below the fold').toBeGreaterThan(0);
    await tray.getByRole('link', { name: /^对比/ }).click();
    await expect(heading(page, '面阵相机对比')).toBeVisible();
  });

  const { columns, row, rows: compared, onlyDifferent, copyLink } = comparison(page);
  await test.step('side by side: every figure of the files, and what differs', async () => {
    await expect(columns).toHaveText(pickedModels);
    for (const { key, label, unit = '' } of attributes) {
      if (shown(key).every(text => text === '未标注')) {
        const unstated = page.getByRole('cell', { name: /^均未标注：/ });
        await expect(unstated.filter({ hasText: new RegExp(`[：、]${label}(?:、|$)`) })).toBeVisible();
        continue;
      }
      const cells = row(label).getByRole('cell');
      await expect(cells, label).toHaveCount(picks.length);
      const texts = (await cells.allTextContents()).map(text => text.replace('最优', '').replace(unit, '').trim());
      expect(texts, label).toEqual(shown(key));
      await expect(row(label)).toContainText(unit);
      await expect(row(label)).toHaveAttribute('data-verdict', differs(key) ? 'different' : /equal|incomplete/);
    }
    await onlyDifferent.check();
    for (const { key, label } of attributes) await expect(row(label)).toHaveCount(differs(key) ? 1 : 0);
    await expectSound(page);
  });

  const differences = await compared.count();
  await test.step('the link shows a colleague the same', async () => {
    await copyLink.click();
    await expect(message).toHaveText('对比链接已复制');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const colleague = await browser.newPage();
    await colleague.goto(link);
    await expect(comparison(colleague).columns).toHaveText(pickedModels);
    await colleague.close();
  });

  await test.step('the comparison as files', async () => {
    await page.getByRole('main').getByRole('button', { name: '导出' }).click();
    for (const format of ['逗号分隔（CSV）', 'Excel 表格（XLSX）'] as const) {
      const { name, rows: taken } = await takeFile(page, format);
      expect(name).toMatch(/^面阵相机对比\.(csv|xlsx)$/);
      expect(taken[0]).toEqual(['分组', '参数', ...pickedModels]);
      for (const { key, type } of attributes.filter(({ type }) => type !== 'range')) {
        const line = taken.find(cells => cells[1] === headOf(key));
        expect(line?.slice(2), `${key}, ${type}`).toEqual(picks.map(camera => written(camera, key)));
      }
    }
    await page.keyboard.press('Escape');
  });

  await test.step('the data sheet of one of them can be read and searched', async () => {
    const [, , camera] = picks;
    if (!camera) throw new Error('nothing picked');
    await columns.nth(2).click();
    await expect(heading(page, camera.model)).toBeVisible();
    const link = page.getByRole('link', { name: /^参数单 PDF/ });
    const [opened] = await Promise.all([
      page.context().waitForEvent('request', request => request.url().includes('/datasheets/')),
      link.click(),
    ]);
    const response = await page.request.get(opened.url());
    expect(response.headers()['content-type']).toBe('application/pdf');
    const text = await readPdf(await response.body());
    expect(text).toContain(squeeze(camera.model));
    const missing = attributes.filter(({ key }) => camera.attrs[key] === undefined).map(({ label }) => label);
    expect(text).toContain(squeeze(`尚缺 ${missing.length} 项未标注：${missing.join('、')}。`));
    const known = attributes.filter(({ key, type }) => type !== 'range' && camera.attrs[key] !== undefined);
    for (const { key, label, type, unit = '', decimals = 6 } of known) {
      const value = camera.attrs[key];
      const figure =
        type === 'number' && typeof value === 'number'
          ? `${Number(value.toFixed(decimals))}${unit}`
          : written(camera, key);
      expect(text, label).toContain(squeeze(label + figure));
    }
  });

  await test.step('back: everything is where it was', async () => {
    await page.bringToFront();
    await page.goBack();
    await expect(heading(page, '面阵相机对比')).toBeVisible();
    await expect(columns).toHaveText(pickedModels);
    await expect(onlyDifferent).toBeChecked();
    await expect(compared).toHaveCount(differences);
    await page.goBack();
    await expect(heading(page, '面阵相机')).toBeVisible();
    await expect(page).toHaveURL(listUrl);
    await expect(rows).toHaveCount(rowsOffered);
    expect((await column(page, '像元尺寸')).map(Number)).toEqual(offeredPixels);
    await expect(head('功耗')).toBeVisible();
    await expect(chips.getByRole('link', { name: /^去掉筛选/ })).toHaveCount(5);
    await expect(facet('靶面').getByRole('searchbox')).toHaveValue('2/3"');
    for (const model of pickedModels) await expect(toggle(page, model)).toHaveAttribute('aria-pressed', 'true');
    await expect(tray.getByRole('listitem')).toHaveCount(3);
    await settled(page);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
  });
});
