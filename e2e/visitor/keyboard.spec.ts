import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { frame, heading, openFrame, settled } from './pages/frame';
import { expectFocusInSight, tabTo } from './pages/keyboard';
import { list } from './pages/list';

const LIST = '/goods/list?categoryId=2';

const inFocus = (page: Page) => page.locator(':focus');

test('the frame: past it, along its menu and its strip, and each page is announced', async ({ page }) => {
  await test.step('the first Tab offers to skip to the content', async () => {
    await openFrame(page);
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '跳到正文' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await inFocus(page).evaluate(element => element.closest('main') !== null)).toBe(true);
  });

  await test.step('the menu: arrows along the bar, down into the group, Escape back out', async () => {
    await openFrame(page);
    const { menu } = frame(page);
    await tabTo(page, menu.getByRole('link', { name: '首页' }));
    await page.keyboard.press('ArrowRight');
    await expect(menu.getByRole('link', { name: '产品查询' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const toggle = menu.getByRole('button', { name: '展开产品查询' });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: '面阵相机' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'FA 镜头' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/goods/list?categoryId=10');
  });

  await test.step('the strip: every category is reached and brought into sight, Enter opens it, and focus goes to its heading', async () => {
    await openFrame(page);
    const { strip } = frame(page);
    await expect(strip.locator('.swiper-slide')).toHaveCount(10);
    const last = strip.getByRole('link', { name: '直线滑台' });
    await tabTo(page, last);
    await settled(page);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/slider');
    await expect(heading(page, '直线滑台')).toBeFocused();
  });

  await test.step('a navigation is announced to screen readers', async () => {
    await openFrame(page);
    await expect(page.locator('[data-announcer]')).toHaveText('');
    await frame(page).menu.getByRole('link', { name: '品牌系列' }).press('Enter');
    await expect(page.locator('[data-announcer]')).toHaveText('品牌系列');
  });
});

test('every stop of the keyboard shows where focus is', async ({ page }) => {
  for (const path of ['/', LIST, '/brands']) {
    await test.step(`on ${path}`, async () => {
      await openFrame(page, path);
      await expect(heading(page)).toBeVisible();
      for (let i = 0; i < 45; i += 1) {
        await page.keyboard.press('Tab');
        await expectFocusInSight(page);
      }
    });
  }
});

test('the list: a filter by Space, a column sorted by Enter, a product opened by Enter', async ({ page }) => {
  await openFrame(page, LIST);
  const { choice, head, rows } = list(page);
  await expect(rows).toHaveCount(24);
  await choice('品牌', /Basler/).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/brand=/);
  await expect(choice('品牌', /Basler/)).toBeChecked();
  await expect(choice('品牌', /Basler/)).toBeFocused();

  await tabTo(page, head('焦距').getByRole('button'), 150);
  // The head shows the new order at once; the rows come with the answer.
  const sorted = page.waitForResponse(
    answer => answer.url().endsWith('/web/Product/List') && answer.request().postDataJSON().sort !== undefined,
  );
  await page.keyboard.press('Enter');
  await expect(head('焦距')).toHaveAttribute('aria-sort', 'ascending');
  await sorted;
  await expect(frame(page).mask).toHaveCount(0);
  await expect(head('焦距').getByRole('button')).toBeFocused();

  const product = rows.first().getByRole('rowheader').getByRole('link');
  const model = (await product.textContent()) ?? '';
  await tabTo(page, product);
  await page.keyboard.press('Enter');
  await expect(heading(page, model)).toBeFocused();
});

test.describe('dialogs', () => {
  test('about: focus goes in, stays in, Escape closes, and focus is back where it was', async ({ page }) => {
    await openFrame(page);
    const { about, aboutButton } = frame(page);
    await tabTo(page, aboutButton);
    await page.keyboard.press('Enter');
    await expect(about).toBeVisible();
    await settled(page);
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => inFocus(page).evaluate(element => element.closest('dialog, [role="dialog"]') !== null))
        .toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(aboutButton).toBeFocused();
  });

  test('login: filled in and closed by keyboard only; focus is back where it was', async ({ page }) => {
    await openFrame(page);
    const { login, loginButton } = frame(page);
    await tabTo(page, loginButton);
    await page.keyboard.press('Enter');
    await expect(login).toBeVisible();
    await settled(page);
    await tabTo(page, login.getByLabel('用户名'), 10);
    await page.keyboard.type('wanggong');
    await tabTo(page, login.getByLabel('密码', { exact: true }), 3);
    await page.keyboard.type('a long password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(login.getByLabel('密码', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    await expect(loginButton).toBeFocused();
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu drawer opens, is walked through and closes by keyboard; focus is back on its button', async ({
    page,
  }) => {
    await openFrame(page);
    const opener = page.getByRole('button', { name: '打开菜单' });
    const drawer = page.getByRole('dialog', { name: '菜单' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await settled(page);
    await tabTo(page, drawer.getByRole('link', { name: '产品查询' }), 8);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await settled(page);
    await tabTo(page, drawer.getByRole('link', { name: '品牌系列' }), 20);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/brands');
    await expect(drawer).toBeHidden();
    await expect(heading(page, '品牌系列')).toBeFocused();
  });

  test('the filters: opened, set and closed by keyboard; focus is back on their button', async ({ page }) => {
    await openFrame(page, LIST);
    const opener = page.getByRole('main').getByRole('button', { name: /^筛选/ });
    const drawer = page.getByRole('dialog', { name: '筛选' });
    await expect(opener).toBeVisible();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await settled(page);
    await tabTo(page, drawer.getByRole('checkbox', { name: /Basler/ }), 40);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/brand=/);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
