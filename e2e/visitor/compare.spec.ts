import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { fileProducts, productId } from './pages/catalogue';
import { comparison } from './pages/comparison';
import { frame, heading, openFrame } from './pages/frame';
import { list, models, toggle } from './pages/list';

const LIST = '/goods/list?categoryId=1';

/** Puts the first products of the list that is open on the comparison list. */
async function addFirst(page: Page, count: number): Promise<string[]> {
  await expect(list(page).rows).toHaveCount(24);
  const chosen = (await models(page)).slice(0, count);
  for (const model of chosen) {
    await toggle(page, model).click();
    await expect(toggle(page, model)).toHaveAttribute('aria-pressed', 'true');
  }
  return chosen;
}

const columns = (page: Page) => comparison(page).columns;
const row = (page: Page, label: string) => comparison(page).row(label);

test('six products can be put on the comparison list, and the seventh is refused with the reason', async ({ page }) => {
  await openFrame(page, LIST);
  const { tray, message } = frame(page);
  const chosen = await addFirst(page, 6);
  await expect(tray.getByRole('listitem')).toHaveCount(6);
  await expect(tray).toContainText('6/6');
  await expect(message).toHaveCount(0);

  const seventh = (await models(page))[6] ?? '';
  await toggle(page, seventh).click();
  await expect(message).toHaveText('最多对比 6 款产品，请先移除一款');
  await expect(toggle(page, seventh)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray.getByRole('listitem')).toHaveCount(6);

  await tray.getByRole('button', { name: new RegExp(`^移除 .+ ${chosen[0]}$`) }).click();
  await toggle(page, seventh).click();
  await expect(toggle(page, seventh)).toHaveAttribute('aria-pressed', 'true');
  await expect(tray.getByRole('listitem').last()).toContainText(seventh);
});

test('on a phone, the bar of the selection stands above the comparison list', async ({ page }) => {
  await openFrame(page, LIST);
  await addFirst(page, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/selection/vision');
  const bar = page.getByRole('button', { name: '改任务' });
  const floating = page.locator('[data-compare-tray], [data-compare-entry]');
  await expect(bar).toBeVisible();
  await expect(floating).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await floating.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
});

test('a product of another category is refused with the reason', async ({ page }) => {
  await openFrame(page, LIST);
  const { tray, message, strip } = frame(page);
  await addFirst(page, 1);
  await strip.getByRole('link', { name: 'FA 镜头' }).click();
  await expect(heading(page)).toHaveText('FA 镜头');
  await list(page)
    .rows.first()
    .getByRole('button', { name: /加入对比/ })
    .click();
  await expect(message).toHaveText('只能对比同一分类的产品，请先清空对比栏');
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await tray.getByRole('button', { name: '清空' }).click();
  await expect(tray).toHaveCount(0);
  await list(page)
    .rows.first()
    .getByRole('button', { name: /加入对比/ })
    .click();
  await expect(tray.getByRole('listitem')).toHaveCount(1);
});

test('the comparison list outlives a reload; closed, it is a small entry with the number of products', async ({
  page,
}) => {
  await openFrame(page, LIST);
  const { tray } = frame(page);
  const chosen = await addFirst(page, 2);
  await tray.getByRole('button', { name: '收起对比栏' }).click();
  await expect(tray).toHaveCount(0);
  const entry = page.getByRole('button', { name: /^对比栏\s*2$/ });
  await expect(entry).toBeVisible();
  await page.reload();
  await entry.click();
  for (const [i, model] of chosen.entries()) await expect(tray.getByRole('listitem').nth(i)).toContainText(model);
  await expect(toggle(page, chosen[0] ?? '')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('the comparison', () => {
  const PAIR = ['MV-CS050-10GM', 'MV-CS050-10GC'];
  const attrs = (model: string) => fileProducts('area-camera').find(product => product.model === model)?.attrs ?? {};

  async function openPair(page: Page): Promise<number[]> {
    const ids: number[] = [];
    for (const model of PAIR) ids.push(await productId(page.request, 'area-camera', model));
    await openFrame(page, `/compare?ids=${ids.join(',')}`);
    await expect(columns(page)).toHaveText(PAIR);
    return ids;
  }

  test('shows a pair: what differs, the part numbers above, the outlines', async ({ page }) => {
    await test.step('puts the products side by side and marks what differs', async () => {
      expect(attrs(PAIR[0] ?? '').monoColor).not.toEqual(attrs(PAIR[1] ?? '').monoColor);
      await openPair(page);
      await expect(heading(page)).toHaveText('面阵相机对比');
      await expect(row(page, '黑白/彩色')).toHaveAttribute('data-verdict', 'different');
      await expect(row(page, '黑白/彩色').getByRole('cell')).toHaveText(['黑白', '彩色']);
      await expect(row(page, '黑白/彩色').getByRole('rowheader')).toContainText('不同');
      await expect(row(page, '快门')).toHaveAttribute('data-verdict', 'equal');
      // What neither states is one line.
      await expect(row(page, '功耗')).toHaveCount(0);
      await expect(page.getByRole('cell', { name: /^均未标注：.*功耗/ })).toBeVisible();
      const weight = (label: string) =>
        row(page, label)
          .getByRole('cell')
          .first()
          .evaluate(cell => Number(getComputedStyle(cell).fontWeight));
      expect(await weight('黑白/彩色')).toBeGreaterThan(await weight('快门'));
    });

    await test.step('只看差异 leaves the rows that differ', async () => {
      await openPair(page);
      const rows = page.getByRole('main').locator('tr[data-verdict]');
      const different = await page.getByRole('main').locator('tr[data-verdict="different"]').count();
      expect(different).toBeGreaterThan(0);
      await expect(page.getByRole('main')).toContainText(`其中 ${different} 项不同`);
      await page.getByLabel('只看差异').check();
      await expect(rows).toHaveCount(different);
      await expect(row(page, '快门')).toHaveCount(0);
      await page.getByLabel('只看差异').uncheck();
      await expect(row(page, '快门')).toBeVisible();
    });

    await test.step('keeps the part numbers in sight above their columns', async () => {
      await openPair(page);
      const head = page.getByRole('main').locator('[data-shown]');
      await expect(head).toHaveCount(0);
      await row(page, '镜头接口').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      await expect(head).toBeVisible();
      await expect(head.locator('th')).toHaveText(PAIR);
      expect(await head.evaluate(copy => copy.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60);
    });

    await test.step('lays the outlines on each other without their dimensions', async () => {
      await openPair(page);
      const layers = page.getByRole('main').locator('img[data-id]');
      await expect(layers).toHaveCount(2);
      for (const layer of await layers.all()) {
        const svg = await (await page.request.get((await layer.getAttribute('src')) ?? '')).text();
        expect(svg).toMatch(/\.dimension[^}]*\{display:none\}/);
      }
    });
  });

  test('follows its address and the comparison list, and says what it leaves out', async ({ page }) => {
    await test.step('is held by the address: a product is removed from it, all are cleared from it', async () => {
      const [first, second] = await openPair(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: `移除 ${PAIR[0]}` })
        .click();
      await expect(page).toHaveURL(`/compare?ids=${second}`);
      await expect(columns(page)).toHaveText([PAIR[1] ?? '']);
      await page.reload();
      await expect(columns(page)).toHaveText([PAIR[1] ?? '']);

      await page.goto(`/compare?ids=${second},${first}`);
      await expect(columns(page)).toHaveText([...PAIR].reverse());
      await page.getByRole('main').getByRole('button', { name: '清空' }).click();
      await expect(page).toHaveURL('/compare');
      await expect(page.getByRole('main')).toContainText('对比栏里还没有产品');
      await page.getByRole('main').getByRole('link', { name: '去选产品' }).click();
      await expect(page).toHaveURL('/goods/list');
    });

    await test.step('takes at most six, and leaves out numbers that are none, saying so', async () => {
      const [first] = await openPair(page);
      await page.goto(`/compare?ids=${first},x,${[1, 2, 3, 4, 5, 6].map(step => Number(first) + step).join(',')}`);
      await expect(columns(page)).toHaveCount(6);
      const notes = page.getByRole('main').getByRole('status');
      await expect(notes).toContainText('产品编号「x」无效');
      await expect(notes).toContainText('最多对比 6 款');
    });

    await test.step('of the comparison list is opened from it, and follows what is removed', async () => {
      await openFrame(page, LIST);
      const chosen = await addFirst(page, 3);
      await frame(page).tray.getByRole('link', { name: /^对比/ }).click();
      await expect(heading(page)).toHaveText('面阵相机对比');
      await expect(columns(page)).toHaveText(chosen);
      await page
        .getByRole('main')
        .getByRole('button', { name: `移除 ${chosen[1]}` })
        .click();
      await expect(columns(page)).toHaveText([chosen[0] ?? '', chosen[2] ?? '']);
      await page.goto(LIST);
      await expect(toggle(page, chosen[0] ?? '')).toHaveAttribute('aria-pressed', 'true');
      await expect(toggle(page, chosen[1] ?? '')).toHaveAttribute('aria-pressed', 'false');
    });
  });

  test.describe('with an id that no product has', () => {
    test.use({ expectedErrors: /status of 404/ });

    test('shows the others and says which one is missing', async ({ page }) => {
      const [first] = await openPair(page);
      await page.goto(`/compare?ids=${first},999999`);
      await expect(columns(page)).toHaveText([PAIR[0] ?? '']);
      await expect(page.getByRole('main').getByRole('status')).toContainText('没有编号为 999999 的产品');
    });
  });
});
