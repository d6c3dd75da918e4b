import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { expectFocusInSight } from './pages/keyboard';
import { answered, selection } from './pages/selection';
import { expectNoSidewaysScroll, expectSound } from './pages/sound';

test('a task question by question, by keyboard alone, ends in the address of the form', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  const opener = page.getByRole('button', { name: '分步填写' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const guide = page.getByRole('form', { name: '分步填写' });
  const question = (text: string) => guide.getByRole('heading', { name: new RegExp(text) });
  await expect(question('看什么')).toBeFocused();
  // The questions stand below the line in words, in line with the page.
  const edges = [page.getByRole('heading', { level: 1 }), guide].map(part =>
    part.evaluate(it => it.getBoundingClientRect().left),
  );
  const [ofPage, ofGuide] = await Promise.all(edges);
  expect(ofGuide).toBe(ofPage);
  await expectSound(page);

  await guide.getByRole('radio', { name: '读码、读字符' }).focus();
  await page.keyboard.press('Space');
  await expectFocusInSight(page);
  await page.keyboard.press('Enter');
  await expect(question('要看多大')).toBeFocused();
  await guide.getByRole('textbox', { name: '视野宽' }).focus();
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(question('要看多细')).toBeFocused();
  await guide.getByRole('textbox', { name: '最小缺陷' }).fill('很细');
  await expect(guide).toContainText('最小缺陷：无法识别「很细」');
  const onward = guide.locator('[type=submit]');
  await expect(onward).toBeDisabled();
  await expect(onward).toHaveCSS('cursor', 'default');
  await guide.getByRole('textbox', { name: '最小缺陷' }).fill('25丝');
  await page.keyboard.press('Enter');
  await expect(question('动得多快')).toBeFocused();
  await guide.getByRole('button', { name: '跳过' }).press('Enter');
  await expect(question('装在哪')).toBeFocused();
  await guide.getByRole('textbox', { name: '工作距离' }).fill('150~250');
  await page.keyboard.press('Enter');

  await expect(guide).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\?fov=50x40&wd=150~250&acc=defect:0\.25:3&feature=print$/);
  await answered(page);
  await expect(selection(page).field('视野宽')).toHaveValue('50');
  await expect(selection(page).models).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('questions fit the screen, and what is skipped is asked for in the answer', async ({ page }) => {
    await openFrame(page, '/selection/vision');
    await answered(page);
    await page.getByRole('button', { name: '分步填写' }).tap();
    const guide = page.getByRole('form', { name: '分步填写' });
    await guide.getByText('卷材、连续料').tap();
    await expectNoSidewaysScroll(page);
    await guide.getByRole('button', { name: '下一步' }).tap();
    await expect(guide.getByRole('textbox', { name: '幅宽' })).toBeVisible();
    await expectSound(page);
    for (let i = 0; i < 3; i++) await guide.getByRole('button', { name: '跳过' }).tap();
    await guide.getByRole('button', { name: '看结果' }).tap();
    await expect(selection(page).best).toContainText('填上幅宽、最小缺陷，就有结果');
  });
});
