import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { comparison } from './pages/comparison';
import { frame, heading, openFrame } from './pages/frame';
import { expectFocusInSight, walkTo } from './pages/keyboard';
import { answered, selection } from './pages/selection';

// One selection without a pointer, from the front door to the comparison; at every stop the focus can be seen.

test.use({ reducedMotion: 'reduce' });

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press(key);
  await expectFocusInSight(page);
}

/** Entering a field selects its text, so typing replaces it. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await walkTo(page, selection(page).field(name));
  await page.keyboard.type(text);
  await expect(selection(page).field(name)).toHaveValue(text);
  await answered(page);
}

/** Part numbers of the lenses of the first two systems. */
const twoLenses = (page: Page): Promise<string[]> =>
  selection(page)
    .table.getByRole('rowheader')
    .filter({ has: page.getByRole('link') })
    .evaluateAll(heads => heads.slice(0, 2).map(head => [...head.querySelectorAll('a')].at(-1)?.textContent ?? ''));

/** Of the open row: what puts its lens, the second of its parts, on the comparison list. */
const lensButton = (page: Page): Locator =>
  selection(page)
    .table.getByRole('button', { name: /对比：/ })
    .nth(1);

test('from the front door over a task of one’s own to two lenses side by side, by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const { menu, tray } = frame(page);
  const { form, table, models } = selection(page);

  await test.step('to the helpers', async () => {
    await openFrame(page);
    await pressOn(page, menu.getByRole('button', { name: /选型助手/ }));
    await walkTo(page, menu.getByRole('link', { name: '视觉系统选型' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('视觉系统选型');
    await expect(heading(page)).toBeFocused();
    await answered(page);
  });

  await test.step('the task, in the order in which Tab reaches it', async () => {
    await pressOn(page, page.getByRole('button', { name: '从空白开始' }));
    await answered(page);
    await typeInto(page, '视野宽', '80');
    await typeInto(page, '视野高', '60');
    await walkTo(page, form.getByRole('radio', { name: '最小缺陷' }));
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '单像素精度' })).toBeChecked();
    await expectFocusInSight(page);
    await typeInto(page, '单像素精度', '5丝');
    await typeInto(page, '工作距离', '300~400');
    await pressOn(page, form.getByText('相机、接口与光圈'));
    await walkTo(page, form.getByLabel('快门'));
    await page.keyboard.press('ArrowDown');
    await expect(form.getByLabel('快门')).toHaveValue('global');
    await answered(page);
    await expect(models).toHaveCount(2);
  });

  const camera = (await selection(page).first.first().textContent()) ?? '';
  await test.step('its camera is kept, the lenses are left', async () => {
    await pressOn(page, table.getByRole('button', { name: /的检查/ }).first());
    await walkTo(page, table.getByRole('link', { name: '就用这台相机，重选镜头' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `不再固定相机 ${camera}` })).toBeVisible();
    await answered(page);
    await expect(selection(page).first.first()).toHaveText(camera);
  });

  await test.step('two of its lenses, side by side', async () => {
    const models = await twoLenses(page);
    // The first row is open, and the focus still in it.
    await expect(table.getByRole('link', { name: '放开这台相机' })).toBeFocused();
    await walkTo(page, lensButton(page), { back: true });
    await page.keyboard.press('Space');
    // One row is a stop of Tab; arrows lead to the others.
    await walkTo(page, table.getByRole('button', { name: /的检查/ }).first(), { back: true });
    await page.keyboard.press('ArrowDown');
    await expect(table.getByRole('button', { name: /的检查/ }).nth(1)).toBeFocused();
    await expectFocusInSight(page);
    await page.keyboard.press('Enter');
    await expectFocusInSight(page);
    await pressOn(page, lensButton(page), 'Space');
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await walkTo(page, tray.getByRole('link', { name: /^对比/ }));
    await page.keyboard.press('Enter');
    await expect(heading(page, /对比$/)).toBeFocused();
    await expect(comparison(page).columns).toHaveText(models);
    await page.goBack();
    await expect(tray.getByRole('link', { name: /^对比/ })).toBeFocused();
    await expect(selection(page).field('视野宽')).toHaveValue('80');
    await expect(selection(page).field('单像素精度')).toHaveValue('0.05');
  });
});

test('the marked part stays in sight, and the Enter of an input method picks nothing', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  const field = selection(page).form.getByRole('combobox', { name: '已有相机' });
  const list = page.getByRole('listbox', { name: '已有相机' });
  await field.fill('MV-CS');
  const options = list.getByRole('option');
  await expect(options.nth(9)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const inSight = async () => {
    const [box, around] = [await list.getByRole('option', { selected: true }).boundingBox(), await list.boundingBox()];
    return box && around && box.y >= around.y - 1 && box.y + box.height <= around.y + around.height + 1;
  };
  await expect.poll(inSight).toBe(true);

  const devTools = await page.context().newCDPSession(page);
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    // What Chromium reports of an Enter that the input method took.
    await devTools.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });
  }
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue('MV-CS');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^不再固定相机/ })).toBeVisible();
});
