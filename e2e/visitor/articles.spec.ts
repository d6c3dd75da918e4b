import type { Page } from '@playwright/test';
import { violationsOf } from '../site/axe';
import { expect, test } from '../site/test';
import { expectNoReload, frame, heading, markDocument, openFrame, settled, visit } from './pages/frame';
import { expectNoSidewaysScroll, expectSound } from './pages/sound';

/** All articles are looked at, half of them in each story. */
const PARTS = 2;

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const contents = (page: Page) => page.getByRole('navigation', { name: '本文目录' });
const calculator = (page: Page) => page.getByRole('main').locator('p.calculator a');

/** The section that is being read, as the contents mark it. */
const current = (page: Page) => contents(page).locator('[aria-current="location"]');

test('the list: by category, by tag, and back to where it was', async ({ page }) => {
  await openFrame(page, '/article/list');
  await markDocument(page);
  const cards = page.getByRole('list', { name: '文章' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const categories = page.getByRole('navigation', { name: '文章栏目' });
  const optics = categories.getByRole('link', { name: /^镜头与光学/ });
  const count = Number(/\d+$/.exec((await optics.textContent()) ?? '')?.[0]);
  await optics.click();
  await expect(page).toHaveURL('/article/list?category=optics');
  await expect(cards).toHaveCount(count);
  await page.getByRole('list', { name: '标签' }).getByRole('link', { name: '景深', exact: true }).click();
  await expect(page).toHaveURL(`/article/list?category=optics&tag=${encodeURIComponent('景深')}`);
  await expect(cards).not.toHaveCount(count);
  await expect(cards.getByRole('link', { name: /景深：/ })).toBeVisible();
  const tagged = await cards.count();
  expect(tagged).toBeLessThan(count);
  await page.getByRole('list', { name: '标签' }).getByRole('link', { name: '去掉标签 景深' }).click();
  await expect(cards).toHaveCount(count);
  await page.goBack();
  await expect(cards).toHaveCount(tagged);
  await expectNoReload(page);
});

test.describe('an address that makes no sense in part', () => {
  // The document of a category that does not exist answers 404, like that of a page beyond the last.
  test.use({ expectedErrors: /status of 404/ });

  test('is told so, and the rest is shown', async ({ page }) => {
    await openFrame(page, '/article/list?category=cooking&page=x');
    const main = page.getByRole('main');
    await expect(main.getByText('没有栏目「cooking」，已显示全部')).toBeVisible();
    await expect(main.getByText(/^页码「x」无效/)).toBeVisible();
    await expect(page.getByRole('list', { name: '文章' }).getByRole('listitem').first()).toBeVisible();
    await openFrame(page, '/article/list?page=90');
    await main.getByRole('link', { name: '回到第一页' }).click();
    await expect(page).toHaveURL('/article/list');
  });
});

test.describe('an article', () => {
  test('has contents, formulas, products of today, and others before and after it', async ({ page }) => {
    await test.step('has contents that lead to its sections and follow the reader, and an address for each section', async () => {
      await openFrame(page, '/article/detail?id=4');
      await expect(page).toHaveTitle(/^焦距与工作距离：.+ - 视选$/);
      const last = contents(page).getByRole('link').last();
      const title = (await last.textContent()) ?? '';
      await last.click();
      const section = page.getByRole('main').getByRole('heading', { level: 2, name: title });
      await expect(section).toBeInViewport();
      await expect(current(page)).toHaveText(title);
      const address = page.url();
      expect(decodeURIComponent(new URL(address).hash)).toBe(`#${await section.getAttribute('id')}`);

      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(0);

      // The same address opened anew leads to the section, too.
      await openFrame(page, '/brands');
      await page.goto(address);
      await expect(section).toBeInViewport();
    });

    await test.step('sets its formulas with fonts of its own, numbers them, and reads them to those who cannot see', async () => {
      await openFrame(page, '/article/detail?id=4');
      const formula = page.getByRole('group', { name: '公式 1' });
      await expect(formula.locator('.katex-html')).toBeVisible();
      await expect(formula.locator('math')).toBeAttached();
      await expect(page.locator('#formula-1')).toContainText('(1)');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('16px KaTeX_Main'))).toBe(true);
      expect(
        await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
      ).toBeGreaterThan(0);
    });

    await test.step('shows what the catalogue has today, which goes onto the comparison list', async () => {
      await openFrame(page, '/article/detail?id=4');
      const block = page.getByRole('main').getByRole('region', { name: '25 mm FA 镜头' });
      await expect(block.getByRole('listitem')).toHaveCount(4);
      await expect(block.getByRole('listitem').first()).toContainText('焦距');
      await block
        .getByRole('button', { name: /^加入对比/ })
        .first()
        .click();
      await expect(frame(page).tray).toBeVisible();
      const all = block.getByRole('link', { name: /^查看全部/ });
      const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
      await all.click();
      await expect(page.getByRole('main').getByText(`共 ${total} 款`)).toBeVisible();
    });

    await test.step('leads to the ones before and after it', async () => {
      await openFrame(page, '/article/detail?id=4');
      const neighbours = page.getByRole('navigation', { name: '前后文章' });
      await neighbours.getByRole('link', { name: /^下一篇/ }).click();
      await expect(page).toHaveURL('/article/detail?id=5');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(heading(page, /^主平面/)).toBeVisible();
    });
  });

  test('from the list into an article, its contents, a product, the helper with its figures, and back: all as it was', async ({
    page,
  }) => {
    await openFrame(page, '/article/list?category=optics');
    await markDocument(page);
    await page
      .getByRole('list', { name: '文章' })
      .getByRole('link', { name: /^.*焦距与工作距离：/ })
      .click();
    await expect(heading(page, /^焦距与工作距离/)).toBeVisible();
    await contents(page).getByRole('link').last().click();
    const product = page
      .getByRole('main')
      .getByRole('region', { name: '25 mm FA 镜头' })
      .locator('a[href^="/goods/detail"]')
      .first();
    await product.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await scrollTop(page);
    await product.click();
    await expect(page).toHaveURL(/\/goods\/detail/);
    await page.goBack();
    await expect(product).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBe(before);

    await calculator(page).click();
    await expect(heading(page, '镜头选型')).toBeVisible();
    await expect(page).toHaveURL(/fov=100x75.*wd=300/);
    await expect(page.getByRole('form', { name: '任务' }).getByRole('textbox', { name: '视野宽' })).toHaveValue('100');
    await page.goBack();
    await expect(calculator(page)).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/article/list?category=optics');
    await expectNoReload(page);
  });

  test('on a phone nothing is wider than the screen: formulas, figures and tables scroll in their own boxes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const id of [4, 7, 17]) {
      await openFrame(page, `/article/detail?id=${id}`);
      await expect(page.locator('.figure-drawing svg').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await openFrame(page, '/article/detail?id=4');
    await page.getByText(/^目录 · \d+ 节$/).click();
    const entry = contents(page).getByRole('link').nth(1);
    const title = (await entry.textContent()) ?? '';
    await entry.click();
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeInViewport();
    await expectSound(page);
  });

  for (let part = 0; part < PARTS; part += 1)
    test(`on a phone has no serious fault and is no wider than the screen: part ${part + 1} of ${PARTS}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      const answer = await page.request.post('/web/Article/List', { data: { page: 1, pageSize: 100 } });
      const { content } = (await answer.json()) as { content: { list: { id: number; title: string }[] } };
      const own = content.list.filter((_, at) => at % PARTS === part);
      expect(own.length).toBeGreaterThan(1);
      await openFrame(page, '/article/list');
      // By links: a document of its own for each article would take most of the time.
      for (const { id, title } of own) {
        await visit(page, `/article/detail?id=${id}`);
        await expect(heading(page)).toHaveText(title);
        await expectNoSidewaysScroll(page);
        const faults = await violationsOf(page, { include: 'main', exclude: ['main .katex'] });
        expect(faults.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
      }
    });

  test('is printed as text: no contents, no buttons', async ({ page }) => {
    await openFrame(page, '/article/detail?id=4');
    await expect(calculator(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(contents(page)).toHaveCount(0);
    await expect(calculator(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '打印' })).toHaveCount(0);
    await expect(page.getByRole('group', { name: '公式 1' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '参考文献' })).toBeVisible();
  });
});

test('from a search to a product, to the article that explains a figure of it, to the helper, and back to the results', async ({
  page,
}) => {
  const { searchBox } = frame(page);
  await openFrame(page);
  await markDocument(page);
  await searchBox.fill('MV-CS050-10GM');
  await searchBox.press('Enter');
  const results = page.getByRole('main').getByRole('region', { name: '产品', exact: true });
  await results.getByRole('link', { name: 'MV-CS050-10GM', exact: false }).first().click();
  await expect(heading(page, 'MV-CS050-10GM')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '怎么看：分辨率与精度' }).first().click();
  await expect(heading(page, /^分辨率与精度/)).toBeVisible();
  await calculator(page).first().click();
  await expect(page).toHaveURL(/\/selection\/\w+\?.*fov=/);
  await expect(page.getByRole('form', { name: '任务' }).getByRole('textbox', { name: '视野宽' })).not.toHaveValue('');
  await page.goBack();
  await expect(calculator(page).first()).toBeInViewport();
  await page.goBack();
  await expect(heading(page, 'MV-CS050-10GM')).toBeVisible();
  await page.goBack();
  await expect(heading(page, '「MV-CS050-10GM」的搜索结果')).toBeVisible();
  await expect(searchBox).toHaveValue('MV-CS050-10GM');
  await expectNoReload(page);
});
