import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { countCalls, envelope, holdCall, saveData } from './pages/answers';
import { expectNoReload, frame, heading, markDocument, openFrame } from './pages/frame';
import { expectFocusInSight } from './pages/keyboard';
import { expectSound } from './pages/sound';

const suggestions = (page: Page) => page.getByRole('listbox', { name: '搜索建议' });
const group = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const understood = (page: Page) => page.getByRole('list', { name: '对关键词的理解' });

test('the search box says what it is for, asks for a keyword, and leads to its results', async ({ page }) => {
  await test.step('the search box says what it is for', async () => {
    await openFrame(page);
    await expect(frame(page).searchBox).toBeVisible();
    await expect(frame(page).searchButton).toBeVisible();
  });

  await test.step('searching for nothing asks for a keyword and goes nowhere', async () => {
    const { searchBox, searchButton, message } = frame(page);
    for (const typed of ['', '   ', '　']) {
      await test.step(`searching for ${JSON.stringify(typed)}`, async () => {
        await openFrame(page, '/brands');
        await searchBox.fill(typed);
        await searchButton.click();
        await expect(message).toHaveText('请输入关键词在操作');
        await expect(page).toHaveURL('/brands');
        await expect(heading(page, '品牌系列')).toBeVisible();
      });
    }
  });

  await test.step('searching goes to the results of the keyword, by button and by Enter, without loading the site anew', async () => {
    const { searchBox, searchButton, message } = frame(page);
    await openFrame(page);
    await markDocument(page);
    await searchBox.fill(' 5 µm & 线扫=? ');
    await searchButton.click();
    await expect(page).toHaveURL(/\/result\?keywords=/);
    expect(new URL(page.url()).searchParams.get('keywords')).toBe('5 µm & 线扫=?');

    await searchBox.fill('MV-CS050-10GM');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/result?keywords=MV-CS050-10GM');
    await expectNoReload(page);
    await expect(message).toHaveCount(0);
  });
});

test.describe('suggestions', () => {
  test('come while typing, and are put away', async ({ page }) => {
    await test.step('come while typing, in groups; the keyboard marks one and opens it', async () => {
      const { searchBox } = frame(page);
      await openFrame(page);
      await searchBox.focus();
      await page.keyboard.type('mvcs05010gm');
      const list = suggestions(page);
      await expect(list.getByRole('group', { name: '产品' }).getByRole('option').first()).toContainText(
        'MV-CS050-10GM',
      );
      await expect(searchBox).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      const marked = list.getByRole('option', { selected: true });
      await expect(marked).toContainText('MV-CS050-10GM');
      await expect(searchBox).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? 'none');
      await expect(searchBox).toBeFocused();
      await expectFocusInSight(page);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'MV-CS050-10GM')).toBeVisible();
      await expect(list).toHaveCount(0);
    });

    await test.step('a task that is typed is the last of them, and opens the selection with it', async () => {
      const { searchBox } = frame(page);
      await openFrame(page);
      await searchBox.fill('视野80x60mm 缺陷0.1mm');
      const task = suggestions(page).getByRole('option').last();
      await expect(task).toContainText('按任务选型：视野 80 × 60 mm，最小缺陷 0.1 mm');
      await searchBox.press('ArrowUp');
      await expect(task).toHaveAttribute('aria-selected', 'true');
      await searchBox.press('Enter');
      await expect(page).toHaveURL(/\/selection\/vision\?.*fov=80x60/);
    });

    await test.step('Escape puts them away and keeps what was typed; Enter without a mark searches for it', async () => {
      const { searchBox } = frame(page);
      await openFrame(page);
      await searchBox.fill('yuanxin');
      await expect(suggestions(page)).toContainText('远心');
      await searchBox.press('Escape');
      await expect(suggestions(page)).toHaveCount(0);
      await expect(searchBox).toHaveValue('yuanxin');
      await searchBox.press('Enter');
      await expect(page).toHaveURL('/result?keywords=yuanxin');
    });
  });

  test('an answer that comes late, after one to newer typing, is never shown', async ({ page }) => {
    const { searchBox } = frame(page);
    await openFrame(page);
    const item = (label: string) => ({ label, detail: '', url: '/brands', marks: {} });
    let letFirstGo = () => {};
    const firstMayGo = new Promise<void>(resolve => {
      letFirstGo = resolve;
    });
    let tellFirst = () => {};
    const firstAsked = new Promise<void>(resolve => {
      tellFirst = resolve;
    });
    await page.route('**/web/Home/Suggest', async route => {
      const { keywords } = route.request().postDataJSON() as { keywords: string };
      if (keywords === 'old') {
        tellFirst();
        await firstMayGo;
      }
      // The first call is aborted by then; the story checks that its answer is ignored.
      await route
        .fulfill(
          envelope({
            forKeywords: keywords,
            groups: [{ kind: 'product', total: 1, items: [item(`for ${keywords}`)] }],
          }),
        )
        .catch(() => undefined);
    });
    await searchBox.fill('old');
    await firstAsked;
    await searchBox.fill('new');
    await expect(suggestions(page).getByRole('option')).toHaveText(['for new']);
    letFirstGo();
    await searchBox.fill('newer');
    await expect(suggestions(page).getByRole('option')).toHaveText(['for newer']);
  });

  test.describe('that fail', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });
    test('say nothing, and the box still searches', async ({ page }) => {
      const { searchBox, message } = frame(page);
      await openFrame(page);
      const failed = page.waitForEvent('requestfailed');
      await page.route('**/web/Home/Suggest', route => route.abort());
      await searchBox.fill('景深');
      await failed;
      await searchBox.press('Enter');
      await expect(group(page, '技术文档').getByRole('link', { name: /^景深/ })).toBeVisible();
      await expect(message).toHaveCount(0);
    });
  });

  test('on a slow line the box searches without waiting for them', async ({ page }) => {
    const { searchBox } = frame(page);
    await openFrame(page);
    const held = await holdCall(page, '/Home/Suggest');
    await searchBox.fill('MV-CS050-10GM');
    await held.asked;
    await searchBox.press('Enter');
    await expect(group(page, '产品')).toBeVisible();
    await expect(suggestions(page)).toHaveCount(0);
    await held.release();
  });

  test('the last searches are offered in the empty box, outlive the visit, and can be forgotten', async ({ page }) => {
    const { searchBox } = frame(page);
    await openFrame(page);
    for (const keywords of ['远心', '环形光源']) {
      await searchBox.fill(keywords);
      await searchBox.press('Enter');
      await expect(page).toHaveURL(`/result?keywords=${encodeURIComponent(keywords)}`);
    }
    await openFrame(page);
    await searchBox.click();
    const list = suggestions(page);
    await expect(list.getByRole('option')).toHaveText(['环形光源', '远心']);
    await page.getByRole('button', { name: '删除最近搜索「环形光源」' }).click();
    await expect(list.getByRole('option')).toHaveText(['远心']);
    await list.getByRole('option').click();
    await expect(heading(page, '「远心」的搜索结果')).toBeVisible();
  });

  test('on a phone they take the width of the screen, in both themes without a fault', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { searchBox } = frame(page);
    await openFrame(page);
    await searchBox.click();
    await searchBox.fill('远心');
    const list = suggestions(page);
    await expect(list).toBeVisible();
    const box = await list.boundingBox();
    expect(box?.width).toBe(390);
    await expectSound(page);
    await list.getByRole('option').first().click();
    await expect(page).not.toHaveURL('/');
  });
});

test.describe('results', () => {
  test('of figures, of mistakes, of parts of the site and of nothing', async ({ page }) => {
    await saveData(page);
    await test.step('a query in figures and terms becomes filters, which can be taken off one by one', async () => {
      await openFrame(page, '/result?keywords=500万 全局快门 GigE');
      await expect(understood(page).getByRole('link')).toHaveText([/500 万像素/, /全局快门/, /GigE 千兆网/]);
      const inCategory = group(page, '产品').getByRole('list', { name: '产品分类' }).getByRole('link');
      await expect(inCategory).toHaveAttribute('href', /^\/goods\/list\?categoryId=1&.*shutter=global/);
      const count = Number(/\d+/.exec((await inCategory.textContent()) ?? '')?.[0]);
      await inCategory.click();
      await expect(page.getByRole('main').getByText(`共 ${count} 款`)).toBeVisible();

      await page.goBack();
      await understood(page).getByRole('link', { name: /GigE/ }).click();
      await expect(page).toHaveURL(/without=gige/i);
      await expect(understood(page).getByRole('link', { name: /恢复为条件「GigE/ })).toBeVisible();
      await understood(page).getByRole('link', { name: /恢复/ }).click();
      await expect(understood(page).getByRole('link', { name: /不按条件「GigE/ })).toBeVisible();
    });

    await test.step('a number with a mistake finds the part numbers that are nearly so', async () => {
      await openFrame(page, '/result?keywords=MV-CS050-10GX');
      const rows = group(page, '产品').getByRole('listitem');
      await expect(rows.filter({ hasText: 'MV-CS050-10GM' }).first()).toContainText('型号相近');
    });

    await test.step('what matches is marked, and nothing of the keywords is read as markup', async () => {
      await openFrame(page, `/result?keywords=${encodeURIComponent('<img src=x onerror=alert(1)> 景深')}`);
      await expect(heading(page)).toContainText('<img src=x onerror=alert(1)>');
      await openFrame(page, '/result?keywords=景深');
      await expect(group(page, '技术文档').locator('mark').first()).toHaveText(/景深/);
      await expect(group(page, '技术文档').getByRole('link', { name: /^景深/ }).first()).toBeVisible();
    });

    await test.step('one kind is shown page by page', async () => {
      await openFrame(page, '/result?keywords=远心');
      const product = group(page, '产品');
      await product.getByRole('link', { name: /^查看全部/ }).click();
      await expect(page).toHaveURL(/kind=product/);
      const first = await product.getByRole('listitem').getByRole('strong').first().textContent();
      const calls = countCalls(page, '/Home/Search', { page: 2 });
      await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(product.getByRole('listitem').getByRole('strong').first()).not.toHaveText(first ?? '');
      expect(calls.count()).toBe(1);
      await page.goBack();
      await expect(product.getByRole('listitem').getByRole('strong').first()).toHaveText(first ?? '');
    });

    await test.step('a product goes from here onto the comparison list', async () => {
      await openFrame(page, '/result?keywords=MV-CS050-10GM');
      await group(page, '产品')
        .getByRole('button', { name: /^加入对比：.+ MV-CS050-10GM$/ })
        .click();
      await expect(frame(page).tray).toContainText('MV-CS050-10GM');
    });

    await test.step('where nothing is found the page says what to try', async () => {
      await openFrame(page, '/result?keywords=不存在的东西啊');
      const main = page.getByRole('main');
      await expect(main.getByText('没有找到符合全部关键词的内容')).toBeVisible();
      await main.getByRole('region', { name: '可以试试' }).getByRole('link', { name: '按参数筛选产品' }).click();
      await expect(heading(page, '产品查询')).toBeVisible();
    });
  });
});
