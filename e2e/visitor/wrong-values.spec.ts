import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { fileProducts, productId } from './pages/catalogue';
import { comparison } from './pages/comparison';
import { frame, heading, openFrame } from './pages/frame';
import { list } from './pages/list';
import { expectSound } from './pages/sound';

// What visitors type wrongly, into fields and into the address: it is named, and nothing else breaks.

// The last file: its stories go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

const LIST = '/goods/list?categoryId=1';
const cameras = fileProducts('area-camera');
const withRate = (fits: (rate: number) => boolean) =>
  cameras.filter(({ attrs }) => typeof attrs.frameRateFps === 'number' && fits(attrs.frameRateFps)).length;

test.describe('a figure in the filters', () => {
  const low = (page: Page) => page.getByLabel('最高帧率下限（fps）');
  const high = (page: Page) => page.getByLabel('最高帧率上限（fps）');

  const refused: [typed: string, said: RegExp][] = [
    ['很快', /无法识别「很快」，请输入数字或范围，例如 5~12 fps/],
    ['abc', /「abc」/],
    ['12 furlongs', /「12 furlongs」的单位不对，这里用 fps/],
    ['30 mm', /「30 mm」的单位不对/],
    ['25~10', /「25~10」的下限大于上限，请把小的写在前面/],
    ['1e999', /无法识别「1e999」/],
    ['--5', /无法识别「--5」/],
  ];
  test('is named where it stands, with what would be right, and nothing else breaks', async ({ page }) => {
    await test.step('that cannot be understood is named with what would be right; the list stays, and the right one mends it', async () => {
      await openFrame(page, LIST);
      const { facet, total } = list(page);
      const alert = facet('最高帧率').getByRole('alert');
      for (const [typed, said] of refused) {
        await low(page).fill(typed);
        await low(page).press('Enter');
        await expect(alert).toHaveText(said);
        await expect(low(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(low(page)).toHaveValue(typed);
      }
      await expect(page).toHaveURL(LIST);
      await expect(total(cameras.length)).toBeVisible();
      await expectSound(page);
      await low(page).fill('10');
      await low(page).press('Enter');
      await expect(alert).toHaveCount(0);
      await expect(total(withRate(rate => rate >= 10))).toBeVisible();
    });

    await test.step('below zero is a bound like any other; an upper one leaves nothing, and the way out gives all back', async () => {
      await openFrame(page, LIST);
      const { total } = list(page);
      await low(page).fill('-5');
      await low(page).press('Enter');
      await expect(total(withRate(() => true))).toBeVisible();
      await low(page).fill('');
      await high(page).fill('-1');
      await high(page).press('Enter');
      const main = page.getByRole('main');
      await expect(main).toContainText('没有同时符合这些条件的产品');
      await expectSound(page);
      await main.getByRole('link', { name: new RegExp(`^去掉「最高帧率：.*」\\s*后有 ${cameras.length} 款$`) }).click();
      await expect(total(cameras.length)).toBeVisible();
      await expect(high(page)).toHaveValue('');
    });

    await test.step('left by a click elsewhere: the click goes where it was aimed, and the wrong figure is named', async () => {
      await openFrame(page, LIST);
      const { choice, facet, total } = list(page);
      await low(page).fill('很快');
      // Only elements in the viewport are clicked.
      await choice('数据接口', /^GigE 千兆网/).scrollIntoViewIfNeeded();
      const box = await choice('数据接口', /^GigE 千兆网/).boundingBox();
      if (!box) throw new Error('not in sight');
      // Like a real press: down, a moment in which the layout may shift, up.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await expect(low(page)).not.toBeFocused();
      await page.mouse.up();
      await expect(facet('最高帧率').getByRole('alert')).toContainText('无法识别「很快」');
      await expect(choice('数据接口', /^GigE 千兆网/)).toBeChecked();
      await expect(total(cameras.filter(({ attrs }) => attrs.interface === 'gige').length)).toBeVisible();
    });

    await test.step('on the home page is named as well, and left out', async () => {
      await openFrame(page);
      const main = page.getByRole('main');
      const field = main.getByLabel('最高帧率 ≥');
      await field.fill('很快');
      await expect(main.getByRole('alert')).toContainText('最高帧率：无法识别「很快」');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page);
      await main.getByRole('button', { name: `查看 ${cameras.length} 款` }).click();
      await expect(page).toHaveURL(LIST);
      await page.goBack();
      await field.fill('10~25');
      await expect(main.getByRole('alert')).toHaveCount(0);
      await main.getByRole('button', { name: `查看 ${withRate(rate => rate >= 10 && rate <= 25)} 款` }).click();
      await expect(page).toHaveURL(`${LIST}&frameRateFps=10~25`);
    });
  });
});

test.describe('an address', () => {
  const ignored: [what: string, search: string, said: string][] = [
    ['a page that is none', 'page=-1', '页码「-1」无效，应为从 1 起的整数，已忽略'],
    ['a page that is no whole number', 'page=1.5', '页码「1.5」无效，应为从 1 起的整数，已忽略'],
    ['a size that is not offered', 'size=1000000', '每页款数「1000000」无效，应为 24、48、96、200、500 之一，已忽略'],
    ['an unknown filter', 'taste=sweet', '该分类没有筛选项 taste，已忽略'],
    ['a filter named like what every object has', 'constructor=', '筛选「constructor」的值「」无效，已忽略'],
    ['an unknown value', 'shutter=quantum', '筛选「快门」中有该分类没有的值，已忽略'],
    ['broken JSON', 'filters={"shutter":["glo', '该分类没有筛选项 filters，已忽略'],
    ['JSON in a filter', 'shutter={"in":["global"]}', '筛选「快门」中有该分类没有的值，已忽略'],
    ['bounds the wrong way round', 'frameRateFps=25~10', '筛选「最高帧率」的值「25~10」无效，应写作 10~20'],
    ['letters for bounds', 'frameRateFps=a~b', '筛选「最高帧率」的值「a~b」无效，应写作 10~20'],
    ['letters for a figure', 'frameRateFps=abc-', '筛选「最高帧率」的值「abc-」读不出数值，应写作 10~20'],
    ['bytes that are no text', 'shutter=%E0%A4%A', '筛选「快门」中有该分类没有的值，已忽略'],
    ['markup', 'shutter=<script>alert(1)</script>', '筛选「快门」中有该分类没有的值，已忽略'],
    ['an order by nothing known', 'sort=-nothing', '不能按 nothing 排序，已按默认顺序'],
    ['columns of another category', 'cols=wavelengthNm', '列设置中有该分类没有的参数，已忽略'],
    ['one parameter twice', 'page=1&page=2', '参数 page 重复，只取第一个'],
  ];
  test('of a list: the part that is left out is named, the rest is done', async ({ page }) => {
    const gige = cameras.filter(({ attrs }) => attrs.interface === 'gige').length;
    for (const [what, search, said] of ignored) {
      await test.step(what, async () => {
        const response = await page.goto(`${LIST}&interface=gige&${search}`);
        expect(response?.status()).toBe(200);
        await expect(list(page).notes.filter({ hasText: said })).toBeVisible();
        await expect(list(page).notes.getByRole('listitem')).toHaveCount(1);
        await expect(list(page).total(gige)).toBeVisible();
        await expect(list(page).rows).toHaveCount(24);
        await expect(frame(page).message).toHaveCount(0);
      });
    }
    await expectSound(page);
  });

  test('of the brands: the part that is left out is named, all brands are shown', async ({ page }) => {
    await openFrame(page, '/brands');
    const brands = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(brands.first()).toBeVisible();
    const all = await brands.count();
    await openFrame(page, '/brands?categoryId=99&letter=%E5%A4%A7');
    const notes = page.getByRole('main').getByRole('status').filter({ hasText: '已忽略' });
    await expect(notes).toContainText('分类「99」无效，应为网站分类的编号，已忽略');
    await expect(notes).toContainText('首字母「大」无效，应为 A～Z 或 #，已忽略');
    await expect(brands).toHaveCount(all);
    await expectSound(page);
  });

  test('of a comparison of nothing: says why it is empty, and leads on', async ({ page }) => {
    for (const [ids, said] of [
      ['abc', '产品编号「abc」无效，应为正整数，已忽略'],
      ['', '产品编号「」无效，应为正整数，已忽略'],
      ['-1,0,1e3', '产品编号「1e3」无效，应为正整数，已忽略'],
    ] as const) {
      await test.step(`of a comparison of ${JSON.stringify(ids)}`, async () => {
        await openFrame(page, `/compare?ids=${ids}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('listitem').filter({ hasText: said })).toBeVisible();
        await expect(main).toContainText('地址里没有可对比的产品');
        await main.getByRole('link', { name: '去选产品' }).click();
        await expect(heading(page)).toHaveText('产品查询');
      });
    }
  });
});

test.describe('what does not exist', () => {
  // The browser reports what answers 404; the stories ask for it.
  test.use({ expectedErrors: /status of 404/ });

  test('a comparison of products that are none, or of two families', async ({ page, request }) => {
    await test.step('a comparison of products that are none: says which, and leads on', async () => {
      await openFrame(page, '/compare?ids=999998,999999');
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').filter({ hasText: /没有编号为 99999[89] 的产品，已忽略/ })).toHaveCount(
        2,
      );
      await expectSound(page);
      await main.getByRole('link', { name: '去选产品' }).click();
      await expect(heading(page)).toHaveText('产品查询');
    });

    await test.step('products of two families: the first one decides, the other is named', async () => {
      const camera = await productId(request, 'area-camera', 'MV-CS050-10GM');
      const [light] = fileProducts('light');
      if (!light) throw new Error('no lights');
      await openFrame(page, `/compare?ids=${camera},${await productId(request, 'light', light.model)}`);
      await expect(comparison(page).columns).toHaveText(['MV-CS050-10GM']);
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: `${light.model} 属于光源` }),
      ).toBeVisible();
    });
  });

  test("is answered with the site's own 404 page, with a way on", async ({ page, baseURL }) => {
    for (const path of ['/%E0%A4%A', '/100%', '/goods/list/%00', '/goods/Liste', '/..%2f..%2fetc/passwd']) {
      await test.step(path, async () => {
        const response = await page.goto(`${baseURL}${path}`);
        expect(response?.status()).toBe(404);
        expect(response?.headers()['content-type']).toContain('text/html');
        await expect(heading(page)).toHaveText('没有这个页面');
        await expectSound(page);
        await page.getByRole('main').getByRole('link', { name: '回到首页' }).click();
        await expect(page).toHaveURL('/');
      });
    }
  });
});
