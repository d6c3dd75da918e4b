import { expect, test } from '../site/test';
import { countsByLabel, fileProducts, rowCount } from './pages/catalogue';
import { frame, heading, openFrame } from './pages/frame';
import { column, list, models } from './pages/list';

const LIST = '/goods/list?categoryId=1';
const cameras = fileProducts('area-camera');
const count = (fits: (attrs: Record<string, unknown>) => boolean) => cameras.filter(({ attrs }) => fits(attrs)).length;

test.describe('filters', () => {
  test('count, narrow, are typed, refused and taken away', async ({ page }) => {
    await test.step('show how many products each choice gives, 未标注 among them', async () => {
      await openFrame(page, LIST);
      const { facet } = list(page);
      for (const [label, expected] of countsByLabel('area-camera', 'shutter')) {
        await expect(facet('快门').locator('label').filter({ hasText: label })).toContainText(String(expected));
      }
    });

    await test.step('narrow the list, are held by the address, and are shown as chips', async () => {
      await openFrame(page, LIST);
      const { choice, total, chips } = list(page);
      await choice('快门', /全局快门/).click();
      await expect(page).toHaveURL(`${LIST}&shutter=global`);
      await expect(total(count(({ shutter }) => shutter === 'global'))).toBeVisible();
      await expect(chips).toContainText('快门全局快门');
      expect(new Set(await column(page, '快门'))).toEqual(new Set(['全局快门']));

      // Choices of one filter are alternatives; different filters must all match.
      await choice('数据接口', /GigE 千兆网/).click();
      await expect(total(count(a => a.shutter === 'global' && a.interface === 'gige'))).toBeVisible();
      await choice('数据接口', /^USB 3.0/).click();
      await expect(page).toHaveURL(`${LIST}&interface=gige,usb3&shutter=global`);
      await expect(
        total(count(a => a.shutter === 'global' && (a.interface === 'gige' || a.interface === 'usb3'))),
      ).toBeVisible();
    });

    await test.step('are taken away one by one by their chips, or all at once', async () => {
      await openFrame(page, `${LIST}&interface=gige&shutter=global`);
      const { choice, total, chips } = list(page);
      await chips.getByRole('link', { name: '去掉筛选 快门：全局快门' }).click();
      await expect(page).toHaveURL(`${LIST}&interface=gige`);
      await expect(total(count(a => a.interface === 'gige'))).toBeVisible();
      await expect(choice('快门', /全局快门/)).not.toBeChecked();
      await expect(choice('数据接口', /GigE 千兆网/)).toBeChecked();
      await chips.getByRole('link', { name: '清空' }).click();
      await expect(page).toHaveURL(LIST);
      await expect(total(cameras.length)).toBeVisible();
      await expect(chips).toHaveCount(0);
    });

    await test.step('count all of them, however quickly they are ticked, and the focus stays', async () => {
      await openFrame(page, LIST);
      const { choice, total } = list(page);
      const last = choice('快门', /全局快门/);
      const boxes = [choice('数据接口', /GigE 千兆网/), choice('数据接口', /^USB 3.0/), last];
      for (const box of boxes) {
        await box.focus();
        await page.keyboard.press('Space');
      }
      for (const box of boxes) await expect(box).toBeChecked();
      await expect(last).toBeFocused();
      await expect(page).toHaveURL(`${LIST}&interface=gige,usb3&shutter=global`);
      await expect(
        total(count(a => a.shutter === 'global' && (a.interface === 'gige' || a.interface === 'usb3'))),
      ).toBeVisible();
      await expect(last).toBeFocused();
    });

    await test.step('find the products whose figure is not known', async () => {
      await openFrame(page, LIST);
      const { choice, total } = list(page);
      await choice('快门', '未标注').click();
      await expect(total(count(a => a.shutter === undefined))).toBeVisible();
      expect(new Set(await column(page, '快门'))).toEqual(new Set(['未标注']));
    });

    await test.step('take bounds of a figure as people type them', async () => {
      await openFrame(page, LIST);
      const { total, chips } = list(page);
      const low = page.getByLabel('最高帧率下限（fps）');
      await low.fill('１００ fps');
      await low.press('Enter');
      await expect(page).toHaveURL(`${LIST}&frameRateFps=100~`);
      await expect(total(count(a => Number(a.frameRateFps) >= 100))).toBeVisible();
      await expect(chips).toContainText('最高帧率≥ 100');
      const high = page.getByLabel('最高帧率上限（fps）');
      await high.fill('1,000');
      await high.press('Enter');
      await expect(page).toHaveURL(`${LIST}&frameRateFps=100~1000`);
      await expect(total(count(a => Number(a.frameRateFps) >= 100 && Number(a.frameRateFps) <= 1000))).toBeVisible();
    });

    await test.step('say what is wrong with a bound, and leave the list as it is', async () => {
      await openFrame(page, LIST);
      const { facet, total } = list(page);
      const low = page.getByLabel('最高帧率下限（fps）');
      await low.fill('很快');
      await low.press('Enter');
      await expect(facet('最高帧率').getByRole('alert')).toContainText('无法识别「很快」，请输入数字或范围');
      await expect(low).toHaveAttribute('aria-invalid', 'true');
      await expect(total(cameras.length)).toBeVisible();
      await expect(page).toHaveURL(LIST);

      await low.fill('500');
      await page.getByLabel('最高帧率上限（fps）').fill('100');
      await page.getByLabel('最高帧率上限（fps）').press('Enter');
      await expect(facet('最高帧率').getByRole('alert')).toHaveText('下限不能大于上限');
      await expect(page).toHaveURL(`${LIST}&frameRateFps=500~`);
    });

    await test.step('apply one bound while the other is being typed', async () => {
      await openFrame(page, LIST);
      await page.getByLabel('最高帧率下限（fps）').focus();
      await page.keyboard.type('100');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await expect(page).toHaveURL(`${LIST}&frameRateFps=100~`);
      await page.keyboard.type('00');
      await expect(page.getByLabel('最高帧率上限（fps）')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${LIST}&frameRateFps=100~200`);
    });

    await test.step('with many choices can be searched', async () => {
      await openFrame(page, LIST);
      const { facet } = list(page);
      await facet('品牌').getByRole('searchbox').fill('basl');
      await expect(facet('品牌').getByRole('checkbox')).toHaveCount(1);
      await facet('品牌')
        .getByRole('checkbox', { name: /Basler/ })
        .click();
      await expect(list(page).total(cameras.filter(({ brand }) => brand === 'Basler').length)).toBeVisible();
    });
  });
});

test.describe('order and pages', () => {
  test('are chosen by heads, by a list and by pages; equal models share a row', async ({ page }) => {
    await test.step('a column head sorts up, then down, then not at all; products without the figure come last', async () => {
      await openFrame(page, LIST);
      const { head } = list(page);
      const rates = async () => (await column(page, '最高帧率')).map(Number);
      const known = cameras.map(({ attrs }) => attrs.frameRateFps).filter(value => typeof value === 'number');
      const button = head('最高帧率').getByRole('button');
      await expect(head('最高帧率')).not.toHaveAttribute('aria-sort');
      await button.click();
      await expect(head('最高帧率')).toHaveAttribute('aria-sort', 'ascending');
      await expect(page).toHaveURL(`${LIST}&sort=frameRateFps`);
      await expect.poll(async () => (await rates())[0]).toBe(Math.min(...known));
      const up = await rates();
      expect(up).toEqual([...up].sort((a, b) => a - b));

      await button.click();
      await expect(head('最高帧率')).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(async () => (await rates())[0]).toBe(Math.max(...known));
      const down = await rates();
      expect(down).toEqual([...down].sort((a, b) => b - a));

      await page.getByRole('link', { name: `第 ${Math.ceil(rowCount(cameras) / 24)} 页` }).click();
      await expect.poll(() => column(page, '最高帧率')).toContain('未标注');
      expect(new Set(await column(page, '最高帧率'))).toEqual(new Set(['未标注']));

      await button.click();
      await expect(head('最高帧率')).not.toHaveAttribute('aria-sort');
      await expect(page).toHaveURL(LIST);
    });

    await test.step('models with equal data share a row, which names them; each leads to its page, which names the others', async () => {
      await openFrame(page, LIST);
      const text = `共 ${cameras.length} 款，参数相同的合并为 ${rowCount(cameras)} 行`;
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await openFrame(page, '/goods/list?categoryId=9');
      const row = list(page)
        .rows.filter({ hasText: /共 \d+ 个型号，参数相同/ })
        .first();
      const model = await row.getByRole('link').first().innerText();
      await row.getByText(/共 \d+ 个型号，参数相同/).click();
      await row.getByRole('list', { name: '参数相同的其他型号' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/goods\/detail\?id=\d+$/);
      await expect(page.getByText(/^同参数型号/)).toContainText(model);
    });

    await test.step('the order can be chosen from a list as well', async () => {
      await openFrame(page, LIST);
      await page.getByLabel('排序').selectOption({ label: '最高帧率 从大到小' });
      await expect(page).toHaveURL(`${LIST}&sort=-frameRateFps`);
      await expect(list(page).head('最高帧率')).toHaveAttribute('aria-sort', 'descending');
    });

    await test.step('pages follow each other without gap or repeat, and the size of a page can be chosen', async () => {
      await openFrame(page, LIST);
      const { rows, pages } = list(page);
      await expect(rows).toHaveCount(24);
      const first = await models(page);
      await pages.getByRole('link', { name: '下一页' }).click();
      await expect(page).toHaveURL(`${LIST}&page=2`);
      await expect(pages.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => models(page)).not.toEqual(first);
      const second = await models(page);

      await page.getByLabel('每页').selectOption({ label: '48 款' });
      await expect(page).toHaveURL(`${LIST}&size=48`);
      await expect(rows).toHaveCount(48);
      expect(await models(page)).toEqual([...first, ...second]);
    });
  });
});

test.describe('the address', () => {
  const FULL = `${LIST}&frameRateFps=20~200&interface=gige,usb3&shutter=global&sort=-resolutionMp&page=2&size=48`;

  test('holds the state, goes back step by step, and says what it leaves out', async ({ page, browser, baseURL }) => {
    await test.step('holds the whole state: reloaded, or opened by another visitor, it shows the same', async () => {
      await openFrame(page, FULL);
      const { rows, chips, head } = list(page);
      await expect(rows).toHaveCount(48);
      await expect(chips.getByRole('link')).toHaveCount(5);
      await expect(head('总像素')).toHaveAttribute('aria-sort', 'descending');
      const shown = await models(page);
      await page.reload();
      await expect(rows).toHaveCount(48);
      expect(await models(page)).toEqual(shown);

      const other = await browser.newPage({ baseURL: baseURL ?? '' });
      await other.goto(FULL);
      await expect(list(other).rows).toHaveCount(48);
      expect(await models(other)).toEqual(shown);
      await other.close();
    });

    await test.step('goes back step by step with the browser', async () => {
      await openFrame(page, LIST);
      const { choice, total, pages } = list(page);
      await choice('快门', /全局快门/).click();
      await expect(total(count(a => a.shutter === 'global'))).toBeVisible();
      await pages.getByRole('link', { name: '第 3 页' }).click();
      await expect(pages.getByRole('link', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
      await page.goBack();
      await expect(pages.getByRole('link', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
      await expect(choice('快门', /全局快门/)).toBeChecked();
      await page.goBack();
      await expect(choice('快门', /全局快门/)).not.toBeChecked();
      await expect(total(cameras.length)).toBeVisible();
      await page.goForward();
      await expect(choice('快门', /全局快门/)).toBeChecked();
    });

    await test.step('with values that make no sense shows the list without them and says so', async () => {
      await openFrame(
        page,
        `${LIST}&shutter=quantum&nosuch=1&sort=tasteOfIt&page=abc&size=7&frameRateFps=9~1&utm_source=x`,
      );
      const { total, notes } = list(page);
      await expect(total(cameras.length)).toBeVisible();
      await expect(notes).toContainText('页码「abc」无效');
      await expect(notes).toContainText('每页款数「7」无效');
      await expect(notes).toContainText('筛选「最高帧率」的值「9~1」无效');
      await expect(notes).toContainText('没有筛选项 nosuch');
      await expect(notes).toContainText('筛选「快门」中有该分类没有的值');
      await expect(notes).toContainText('不能按 tasteOfIt 排序');
      await expect(notes).not.toContainText('utm_source');
    });
  });

  test('leads to pages of one maker or one class, which say what they hold', async ({ page }) => {
    await openFrame(page, LIST);
    const about = page.locator('section', { hasText: '面阵相机：概况与分类' });
    await expect(about).toContainText(`收录面阵相机 ${cameras.length} 款：`);
    await about.getByRole('link', { name: /^500 万像素 \d+$/ }).click();
    await expect(heading(page)).toHaveText('500 万像素 面阵相机');
    await expect(page).toHaveTitle('500 万像素 面阵相机 - 视选');
    await expect(page).toHaveURL(`${LIST}&resolutionMp=4.9~5.6`);
    await expect(
      list(page).total(count(a => Number(a.resolutionMp) >= 4.9 && Number(a.resolutionMp) <= 5.6)),
    ).toBeVisible();
  });

  test.describe('of a page beyond the last', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('answers HTTP 404, says so and leads to the last', async ({ page }) => {
      const response = await page.goto(`${LIST}&page=999`);
      expect(response?.status()).toBe(404);
      const last = Math.ceil(rowCount(cameras) / 24);
      await expect(page.getByRole('main')).toContainText('没有第 999 页');
      await page.getByRole('link', { name: `到第 ${last} 页` }).click();
      await expect(list(page).rows).toHaveCount(rowCount(cameras) - (last - 1) * 24);
    });
  });

  test.describe('of a category that does not exist', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('answers HTTP 404 and offers the categories', async ({ page }) => {
      for (const id of ['99', 'abc']) {
        await test.step(`categoryId=${id}`, async () => {
          const response = await page.goto(`/goods/list?categoryId=${id}`);
          expect(response?.status()).toBe(404);
          await expect(heading(page)).toHaveText('产品查询');
          await expect(list(page).notes.first()).toContainText(id);
          await page
            .getByRole('main')
            .getByRole('link', { name: /采集卡/ })
            .click();
          await expect(heading(page)).toHaveText('采集卡');
        });
      }
    });
  });
});

test('filters that leave nothing: the page says which one to drop, and how many that gives', async ({ page }) => {
  await openFrame(page, `${LIST}&frameRateFps=400~&interface=ieee1394a`);
  const main = page.getByRole('main');
  await expect(main).toContainText('没有同时符合这些条件的产品');
  const expected = count(a => Number(a.frameRateFps) >= 400);
  await main.getByRole('link', { name: new RegExp(`^去掉「数据接口：.*」\\s*后有 ${expected} 款$`) }).click();
  await expect(page).toHaveURL(`${LIST}&frameRateFps=400~`);
  await expect(list(page).total(expected)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list is cards, and its filters are in a drawer', async ({ page }) => {
    await test.step('the list is cards with the five figures that decide', async () => {
      await openFrame(page, LIST);
      await expect(list(page).table).toHaveCount(0);
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /对比/ }) });
      await expect(cards).toHaveCount(24);
      await expect(cards.first().locator('dt')).toHaveText(['总像素', '最高帧率', '像元尺寸', '数据接口', '快门']);
      const model = await cards.first().locator('strong').innerText();
      await cards.first().getByRole('link').tap();
      await expect(heading(page)).toHaveText(model);
    });

    await test.step('filters are in a drawer that says how many products they give', async () => {
      await openFrame(page, LIST);
      await expect(list(page).panel).toHaveCount(0);
      await page.getByRole('main').getByRole('button', { name: '筛选' }).tap();
      const drawer = page.getByRole('dialog', { name: '筛选' });
      await drawer
        .getByRole('group', { name: '快门', exact: true })
        .getByRole('checkbox', { name: /全局快门/ })
        .tap();
      const expected = count(a => a.shutter === 'global');
      await drawer.getByRole('button', { name: `查看 ${expected} 款` }).tap();
      await expect(drawer).toBeHidden();
      await expect(list(page).total(expected)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: '筛选 · 1' })).toBeVisible();
      await expect(frame(page).message).toHaveCount(0);
    });
  });
});

test('the head of the table stays below the head of the site, each name above its column, and sorts from there', async ({
  page,
}) => {
  await openFrame(
    page,
    `${LIST}&cols=resolutionMp,pixelSizeUm,sensorFormat,shutter,monoColor,frameRateFps,interface,mount,ip,weightG,powerW`,
  );
  const { table, rows } = list(page);
  await expect(rows).toHaveCount(24);
  const head = page.getByRole('main').locator('[data-shown]');
  await expect(head).toHaveCount(0);
  await rows.nth(20).scrollIntoViewIfNeeded();
  await page.mouse.move(900, 500);
  await page.mouse.wheel(300, 400);
  await expect(head).toBeVisible();
  const lefts = (place: typeof table) =>
    place.locator('thead th').evaluateAll(cells => cells.map(cell => Math.round(cell.getBoundingClientRect().left)));
  await expect.poll(async () => String(await lefts(head)) === String(await lefts(table))).toBe(true);
  const site = await page.getByRole('banner').boundingBox();
  const box = await head.boundingBox();
  expect(Math.abs((box?.y ?? 0) - ((site?.y ?? 0) + (site?.height ?? 0)))).toBeLessThan(2);
  await head.locator('button', { hasText: '最高帧率' }).click();
  await expect(page).toHaveURL(/sort=frameRateFps/);
});
