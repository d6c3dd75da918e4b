import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { heading, openFrame } from './pages/frame';
import { answered, openFirst, selection } from './pages/selection';
import { expectNoSidewaysScroll, expectSound } from './pages/sound';

// Nothing moves under the hand, and nothing is out of reach: with a mouse, with a thumb, in light and dark.

test('help and what is wrong stand below the row, as wide as the form; leaving a field moves nothing', async ({
  page,
}) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  const { form, field, problems } = selection(page);
  const below = form.getByText('相机、接口与光圈');
  const box = async (of: Locator) => {
    const found = await of.boundingBox();
    if (!found) throw new Error('nowhere');
    return found;
  };
  /** From the top of the form: the page scrolls to what is typed into. */
  const depth = async () => (await box(below)).y - (await box(form)).y;
  await field('允许拖影').fill('2');
  const help = form.getByText('曝光期间工件走过的像素数');
  await expect(help).toBeVisible();
  const entered = await depth();
  await below.click();
  await expect(form.getByLabel('快门')).toBeVisible();
  expect(await depth()).toBeCloseTo(entered, 1);

  await field('允许拖影').fill('很多');
  await expect(problems).toContainText('无法识别「很多」');
  await expect(help).toBeHidden();
  const { width: whole } = await box(form);
  expect((await box(problems)).width).toBeGreaterThan(whole - 40);
  // The other field of the row stays beside it.
  expect((await box(field('曝光'))).y).toBeCloseTo((await box(field('允许拖影'))).y, 0);
  expect((await box(problems)).y).toBeGreaterThan((await box(field('曝光'))).y);
});

test('on a screen of 1440 × 900 the parts of the first row are in view with the answer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const line = 'vision?from=line&fov=300x300&wd=250~500&acc=defect:0.15:3&mode=line&margin=5&v=1000';
  for (const path of ['vision', 'camera', 'lens', line]) {
    await openFrame(page, `/selection/${path}`);
    await answered(page);
    for (const part of await selection(page).first.all()) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y, path).toBeGreaterThan(0);
      expect(y + height, path).toBeLessThanOrEqual(900);
    }
  }
});

test('on a desk no answer to an example is higher than another, and the line of examples is one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const answer = page.getByRole('region', { name: '首选', exact: true });
  const examples = page.getByRole('region', { name: '任务示例' });
  for (const path of ['vision', 'vision?mode=laser-3d']) {
    await openFrame(page, `/selection/${path}`);
    await answered(page);
    const heights: [string, number | undefined][] = [];
    for (const button of await examples.getByRole('listitem').getByRole('button').all()) {
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await answered(page);
      await expect(answer.getByRole('listitem').first()).toBeVisible();
      heights.push([await button.innerText(), (await answer.boundingBox())?.height]);
      expect((await examples.boundingBox())?.height, path).toBeLessThanOrEqual(40);
      // Told whole, to touch and keyboard too.
      const cut = await examples.locator('> :last-child').evaluate(said => said.scrollWidth > said.clientWidth);
      expect(cut, path).toBe(false);
      // Nothing is drawn of a link, so that its words have room for one line.
      const link = answer.getByRole('listitem').filter({ hasText: /^链路/ }).locator('> :last-child');
      const lines = await link.evaluateAll(all => all.map(({ clientHeight }) => clientHeight));
      expect(Math.max(0, ...lines), path).toBeLessThanOrEqual(24);
    }
    expect(
      heights.filter(([, height]) => height !== heights[0]?.[1]),
      path,
    ).toEqual([]);
  }
});

test('derived figures stand in one line each and in full rows, on wide and on less wide screens', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  const figures = page.getByRole('region', { name: '推算结果' }).locator('dl > div');
  await expect(figures).toHaveCount(6);
  for (const { width, rows } of [
    { width: 1440, rows: 1 },
    { width: 1280, rows: 1 },
    { width: 1100, rows: 2 },
    { width: 820, rows: 2 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await figures.evaluateAll(each =>
      each.map(box => {
        const value = box.querySelector('dd') ?? box;
        const isOneLine = value.clientHeight < 1.5 * Number.parseFloat(getComputedStyle(value).lineHeight);
        return { top: box.getBoundingClientRect().top, isRead: isOneLine && box.scrollWidth <= box.clientWidth };
      }),
    );
    expect(
      boxes.map(({ isRead }) => isRead),
      String(width),
    ).not.toContain(false);
    expect(new Set(boxes.map(({ top }) => top)).size, String(width)).toBe(rows);
  }
});

test('a figure of six digits is read whole in every field, on a desk and on a phone', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/selection/vision', '/selection/vision?mode=laser-3d', '/selection/volume']) {
      await openFrame(page, path);
      // On a phone the form opens over the results.
      if (width === 390) await page.getByRole('button', { name: '改任务' }).click();
      await expect(page.getByRole('textbox', { name: '留边' })).toBeVisible();
      const cut = await page.locator('form input[inputmode]').evaluateAll(all =>
        all.flatMap(each => {
          if (!(each instanceof HTMLInputElement) || each.clientWidth === 0) return [];
          const { value } = each;
          each.value = '100000';
          const isCut = each.scrollWidth > each.clientWidth;
          each.value = value;
          return isCut ? [each.labels?.[0]?.textContent ?? each.id] : [];
        }),
      );
      expect(cut, `${path} ${width}`).toEqual([]);
    }
  }
});

test('opening a row closes another, and what was pressed stays under the mouse', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  await openFirst(page);
  const { table } = selection(page);
  const other = table.getByRole('button', { name: /的检查/ }).nth(3);
  await other.scrollIntoViewIfNeeded();
  const before = await other.boundingBox();
  await other.click();
  await expect(other).toHaveAttribute('aria-expanded', 'true');
  await expect(table.getByRole('button', { expanded: true, name: /的检查/ })).toHaveCount(1);
  const after = await other.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.NaN))).toBeLessThan(2);
});

test('on a desk the answer stays in view while one scrolls, and its card takes over again', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  const models = await selection(page).models.allTextContents();
  const strip = page.getByText(`首选 ${models.join(' + ')}`, { exact: true });
  await expect(strip).toHaveCount(0);
  await page.getByRole('button', { name: '成像预览' }).scrollIntoViewIfNeeded();
  await expect(strip).toBeInViewport();
  await selection(page).best.scrollIntoViewIfNeeded();
  await expect(strip).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** The first card. */
  const card = (page: Page) =>
    page
      .locator('ol > li')
      .filter({ has: page.getByRole('button', { name: /的检查/ }) })
      .first();

  test('a task is entered with the thumb in a sheet; its answer stays in view, opens, and leads to the camera and back', async ({
    page,
  }) => {
    await openFrame(page, '/selection/vision');
    await answered(page);
    const { field, models: answer, checks } = selection(page);
    await page.getByRole('button', { name: '二维码', exact: true }).tap();
    await expect(field('最小缺陷')).toHaveCount(0);
    await page.getByRole('button', { name: '改任务' }).tap();
    const sheet = page.getByRole('dialog', { name: '任务' });
    await field('最小缺陷').fill('细一点');
    await expect(sheet.getByText(/^首选 .+（标红的没有计入）$/)).toBeVisible();
    await field('最小缺陷').fill('30丝');
    await expect(page.getByText('= 0.3 mm')).toBeVisible();
    await answered(page);
    await expectSound(page);
    const told = (await sheet.getByText(/^首选 /).textContent()) ?? '';
    await sheet.getByRole('button', { name: '看结果' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: '改任务' })).toBeFocused();
    const models = await answer.allTextContents();
    expect(told).toBe(`首选 ${models.join(' + ')}`);
    await expect(
      card(page)
        .getByRole('link')
        .filter({ hasText: models[0] ?? '' }),
    ).toHaveCount(1);
    await card(page)
      .getByRole('button', { name: /的检查/ })
      .tap();
    await expect(checks).toBeVisible();
    await expectNoSidewaysScroll(page);
    await card(page)
      .getByRole('link', { name: models[0] ?? '', exact: true })
      .tap();
    await expect(heading(page)).toHaveText(models[0] ?? '');
    await page.goBack();
    await page.getByRole('button', { name: '改任务' }).tap();
    await expect(field('最小缺陷')).toHaveValue('0.3');
    await page.keyboard.press('Escape');
    await expect(answer).toHaveText(models);
  });

  test('a page is three to four screens long before anything is opened', async ({ page }) => {
    for (const path of ['camera', 'lens', 'vision', 'vision?mode=laser-3d', 'volume']) {
      await openFrame(page, `/selection/${path}`);
      await answered(page);
      // A page that the server drew for a desk folds once its components run.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: path })
        .toBeLessThanOrEqual(3500);
      const examples = page.getByRole('region', { name: '任务示例' }).getByRole('button', { pressed: false });
      for (const example of await examples.allTextContents()) {
        await page.getByRole('button', { name: example, exact: true }).tap();
        await answered(page);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: `${path} ${example}` })
          .toBeLessThanOrEqual(3500);
      }
    }
  });

  test('seven figures and another kind of lens stand in columns that can be read', async ({ page }) => {
    await openFrame(
      page,
      '/selection/vision?from=line&fov=300x300&wd=250~500&acc=defect:0.15:3&mode=line&margin=5&v=1000',
    );
    await answered(page);
    await page.getByText(/^推算结果/).tap();
    const boxes = page.getByRole('region', { name: '推算结果' }).locator('dl > div');
    await expect(boxes).toHaveCount(7);
    for (const box of await boxes.all()) {
      const { width, spills } = await box.evaluate(each => ({
        width: each.clientWidth,
        spills: each.scrollWidth > each.clientWidth,
      }));
      expect(width).toBeGreaterThan(150);
      expect(spills).toBe(false);
    }
    await page
      .getByText(/^换成.*会怎样/)
      .first()
      .tap();
    const other = page.getByRole('region', { name: /^另一种做法/ }).locator('dl');
    expect(await other.evaluate(list => list.clientWidth)).toBeGreaterThan(300);
    await expectNoSidewaysScroll(page);
  });
});
