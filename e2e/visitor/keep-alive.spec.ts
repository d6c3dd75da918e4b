import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { countCalls, saveData } from './pages/answers';
import { frame, heading, openFrame, settled } from './pages/frame';
import { answered, selection } from './pages/selection';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down and waits until the site has recorded it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    y =>
      new Promise<void>(resolve => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, y);
      }),
    top,
  );
  expect(await scrollTop(page)).toBe(top);
}

/** Marks an element: a newly created one does not have the mark. */
const mark = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => element.setAttribute('data-kept', ''));

/** Leaves home by a link that is in sight, so that following it does not scroll. */
async function leaveHome(page: Page): Promise<number> {
  await openFrame(page);
  await page.getByLabel('我要找').selectOption({ label: '光源' });
  await expect(page.getByRole('button', { name: '查看 1225 款' })).toBeVisible();
  await mark(page, 'main h1');
  await settled(page);
  await scrollTo(page, 300);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^FA 镜头/ })
    .click();
  await expect(heading(page, 'FA 镜头')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  return 300;
}

async function expectHomeAsLeft(page: Page, top: number): Promise<void> {
  await expect(heading(page, '按参数找机器视觉硬件')).toBeVisible();
  await expect(page.locator('main h1[data-kept]')).toBeVisible();
  await expect(page.getByLabel('我要找')).toHaveValue('3');
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test('home is as it was left when the visitor goes back: what was chosen, the scroll position, the very same page', async ({
  page,
}) => {
  const top = await leaveHome(page);
  await page.goBack();
  await expectHomeAsLeft(page, top);
});

test('home is as it was left when the visitor comes back by a link', async ({ page }) => {
  const top = await leaveHome(page);
  await page.getByRole('banner').getByRole('link', { name: '视选' }).click();
  await expectHomeAsLeft(page, top);
});

test.describe('a list that was left for a product', () => {
  const LIST = '/goods/list?categoryId=1&interface=gige&sort=-frameRateFps&page=2';
  // The pointer may come to rest on a control whose list would be asked for ahead.
  test.beforeEach(({ page }) => saveData(page));

  async function leaveForProduct(page: Page): Promise<void> {
    await openFrame(page, LIST);
    await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await mark(page, 'main table');
    // Folded at first, and the address does not unfold it.
    await page
      .getByRole('complementary', { name: '筛选' })
      .locator('summary', { hasText: /^系列$/ })
      .click();
    await settled(page);
    await scrollTo(page, 500);
    const product = page.getByRole('row').nth(12).getByRole('rowheader').getByRole('link');
    const model = (await product.textContent()) ?? '';
    await product.click();
    await expect(heading(page, model)).toBeVisible();
  }

  test('is the very same when the visitor comes back: rows, open filters, scroll position, without asking again', async ({
    page,
  }) => {
    await leaveForProduct(page);
    await expect.poll(() => scrollTop(page)).toBe(0);
    const lists = countCalls(page, '/Product/List');
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await expect(page.locator('main table[data-kept]')).toBeVisible();
    await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('searchbox', { name: '在系列中查找' })).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(500);
    expect(lists.count()).toBe(0);
  });

  test('does not follow the address of the product', async ({ page }) => {
    const lists = countCalls(page, '/Product/List');
    await leaveForProduct(page);
    const before = lists.count();
    const hidden = page.locator('[data-route="GoodsList"]');
    await expect(hidden).toBeHidden();
    const rows = await hidden.locator('tbody tr').count();
    expect(rows).toBe(24);
    // From one product to the next, and still the list stays as it is.
    const url = page.url();
    await page
      .getByRole('region', { name: /同系列产品/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).not.toHaveURL(url);
    await expect(page.getByRole('heading', { name: '全部参数' })).toBeVisible();
    await expect(hidden.locator('table[data-kept] tbody tr')).toHaveCount(rows);
    await expect(hidden.locator('a[aria-current="page"]')).toHaveText('2');
    expect(lists.count()).toBe(before);
  });

  test('a page that is kept behind is out of reach of the keyboard and of screen readers', async ({ page }) => {
    await leaveForProduct(page);
    await expect(page.getByRole('complementary', { name: '筛选' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test.describe('the change of pages', () => {
  /** Collects the names of the animations and transitions that run from now on for more than an instant. */
  const watchMotion = (page: Page) =>
    page.evaluate(() => {
      const root = document.documentElement;
      root.dataset.motion = '';
      const note = (event: Event) => {
        for (const animation of document.getAnimations()) {
          const { duration, target } = {
            duration: animation.effect?.getComputedTiming().duration,
            target: event.target,
          };
          if (typeof duration === 'number' && duration > 1 && target instanceof Element)
            root.dataset.motion += ` ${event.type}`;
        }
      };
      document.addEventListener('animationstart', note, true);
      document.addEventListener('transitionrun', note, true);
    });
  const motion = (page: Page) => page.locator('html').getAttribute('data-motion');

  async function walk(page: Page): Promise<void> {
    const { strip, menu } = frame(page);
    await strip.getByRole('link', { name: '光源' }).click();
    await expect(heading(page, '机器视觉光源')).toBeVisible();
    await strip.getByRole('link', { name: 'FA 镜头' }).click();
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await menu.getByRole('link', { name: '品牌系列' }).click();
    await expect(heading(page, '品牌系列')).toBeVisible();
    await settled(page);
  }

  test('slides and fades in', async ({ page }) => {
    await openFrame(page);
    await settled(page);
    await watchMotion(page);
    await walk(page);
    expect(await motion(page)).toContain('animationstart');
  });

  test('a page that was landed on stays where it is when its address changes under it', async ({ page }) => {
    await openFrame(page, '/selection/vision');
    await answered(page);
    await page.evaluate(() => {
      document.documentElement.dataset.moved = '';
      const note = ({ target, animationName }: AnimationEvent) => {
        if (target instanceof Element && target.querySelector('h1'))
          document.documentElement.dataset.moved += ` ${animationName}`;
      };
      document.addEventListener('animationstart', note, true);
    });
    await selection(page).field('视野宽').fill('160');
    await expect(page).toHaveURL(/fov=160x/);
    await answered(page);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-moved', '');
  });

  test.describe('for visitors who prefer less motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('nothing moves', async ({ page }) => {
      await openFrame(page);
      await settled(page);
      await watchMotion(page);
      await walk(page);
      expect(await motion(page)).toBe('');
    });

    test('another theme is there in one step, not from one level of the page to the next', async ({ page }) => {
      await openFrame(page);
      await settled(page);
      await page.evaluate(() => {
        const root = document.documentElement;
        root.dataset.passedOn = '';
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target instanceof Element) root.dataset.passedOn += ` ${target.localName}:${propertyName}`;
        });
      });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark');
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-passed-on', '');
    });
  });
});
