import type { Page } from '@playwright/test';
import { tabTo, walkTo } from '../visitor/pages/keyboard';
import { expectNoSidewaysScroll, expectSound } from '../visitor/pages/sound';
import { answered, expect, openChecks, test, widgetOf } from './test';

// The view of an integrator who sees this page for the first time.

test.use({ permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });

const of = (page: Page) => ({
  settings: page.getByRole('form', { name: '配置' }),
  code: page.getByRole('region', { name: '代码' }),
  text: page.getByRole('region', { name: '代码' }).locator('pre'),
  preview: page.getByRole('region', { name: '预览' }),
  log: page.getByRole('region', { name: '事件记录' }),
  methods: page.getByRole('region', { name: '属性与方法' }),
});

/** Opens the page, and waits until its preview has answered. */
async function openEmbed(page: Page, search = ''): Promise<void> {
  await page.goto(`/embed${search}`);
  await of(page).preview.scrollIntoViewIfNeeded();
  await answered(widgetOf(page));
}

test('an integrator configures the widget, previews it, and copies a snippet that works in their own page', async ({
  page,
  visit,
}) => {
  await openEmbed(page);
  const { settings, code, text, log } = of(page);
  const widget = widgetOf(page);
  await settings.getByRole('radio', { name: '镜头' }).check({ force: true });
  await settings.getByRole('combobox', { name: '从哪个示例开始' }).selectOption({ label: '瓶口' });
  await settings.getByRole('radio', { name: '深色' }).check({ force: true });
  await settings.getByRole('textbox', { name: '强调色', exact: true }).fill('#E8590C');
  await settings.getByRole('textbox', { name: '选用按钮' }).fill('问价 <"&\'>');

  await expect(widget.getByRole('heading', { name: '镜头选型' })).toBeVisible();
  await expect(widget.getByRole('button', { name: '瓶口' })).toHaveAttribute('aria-pressed', 'true');
  await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
  await expect(widget.getByRole('button', { name: '问价 <"&\'>' })).toBeVisible();
  const accent = await widget
    .locator('.sx-embed')
    .evaluate(root => getComputedStyle(root).getPropertyValue('--sx-accent'));

  await widget.getByRole('textbox', { name: '视野宽' }).fill('55');
  // A change by the settings does not count as a change by the visitor.
  const change = log.getByRole('listitem').filter({ hasText: 'selection-change' });
  await expect(change).toHaveCount(1);
  await change.locator('summary').click();
  await expect(change.getByText(/"value": "fov=55x40/)).toBeVisible();

  await expect(page).toHaveURL(/\/embed\?mode=lens&preset=bottle&theme=dark&accent=%23E8590C&pick=/);
  await code.getByRole('button', { name: '复制代码' }).click();
  await expect(code.getByRole('status')).toHaveText('已复制');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await text.textContent());

  await visit(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>某某自动化</title></head><body>${copied}</body></html>`,
  );
  await answered(widget);
  await expect(widget.getByRole('heading', { name: '镜头选型' })).toBeVisible();
  await expect(widget.getByRole('button', { name: '瓶口' })).toHaveAttribute('aria-pressed', 'true');
  await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
  await expect(widget.getByRole('button', { name: '问价 <"&\'>' })).toBeVisible();
  expect(
    await widget.locator('.sx-embed').evaluate(root => getComputedStyle(root).getPropertyValue('--sx-accent')),
  ).toBe(accent);
});

test('the iframe that is written shows the same in a page that runs no scripts of others', async ({ page, visit }) => {
  await openEmbed(page, '?mode=camera&preset=code&theme=dark&way=iframe');
  const copied = await of(page).text.textContent();
  await visit({
    html: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>框架</title></head><body>${copied?.replace(/<script.*/s, '')}</body></html>`,
    policy: "default-src 'none'; style-src-attr 'unsafe-inline'; frame-src SITE",
  });
  const widget = page.frameLocator('iframe').locator('shixuan-selection');
  await answered(widget);
  await expect(widget.getByRole('button', { name: '二维码' })).toHaveAttribute('aria-pressed', 'true');
  await expect(widget.locator('.sx-embed')).toHaveAttribute('data-theme', 'dark');
});

test('the element of the preview is asked as a page would ask it', async ({ page }) => {
  await openEmbed(page, '?preset=pcb');
  const { methods, log } = of(page);
  const widget = widgetOf(page);
  await widget.getByRole('textbox', { name: '视野宽' }).fill('75');
  await expect(log.getByRole('listitem').filter({ hasText: 'selection-change' })).toHaveCount(1);
  await methods.getByRole('button', { name: 'value' }).click();
  await expect(methods.getByRole('status').locator('pre')).toContainText('fov=75x45');
  await answered(widget);
  await methods.getByRole('button', { name: 'toBillOfMaterial()' }).click();
  await expect(methods.locator('pre')).toContainText('"item": "镜头"');
  await methods.getByRole('button', { name: 'reset()' }).click();
  await expect(widget.getByRole('textbox', { name: '视野宽' })).toHaveValue('60');
  await log.getByRole('button', { name: '清空' }).click();
  await expect(log.getByRole('listitem')).toHaveCount(0);
});

test('with a list of products to compare the widget offers it, and a federation host is told so too', async ({
  page,
}) => {
  await openEmbed(page, '?compare=on&way=federation');
  const { text, log } = of(page);
  await expect(text).toContainText('compare="on"');
  await expect(text).toContainText(`${new URL(page.url()).origin}/embed/v1/federation/mf-manifest.json`);
  const widget = widgetOf(page);
  await openChecks(widget);
  await widget.getByRole('button', { name: /对比/ }).first().click();
  await expect(log.getByRole('listitem').filter({ hasText: 'selection-compare' })).toHaveCount(1);
});

test('a colour that is none is said at its field; the code and the preview go on without it', async ({ page }) => {
  await openEmbed(page, '?accent=%230a7d4b');
  const { settings, text } = of(page);
  const field = settings.getByRole('textbox', { name: '强调色', exact: true });
  await field.fill('绿');
  await expect(field).toHaveAccessibleDescription(/「绿」不是颜色：请写 # 加六位十六进制数/);
  await expect(text).not.toContainText('accent');
  await expect(widgetOf(page).locator('.sx-embed')).not.toHaveAttribute('style', /--sx-accent:/);
});

test('a configuration is its address: opened anew, gone back to', async ({ page }) => {
  await openEmbed(page, '?mode=camera&width=390&heading=off&shadow=off');
  const { settings, preview } = of(page);
  const widget = widgetOf(page);
  await expect(settings.getByRole('radio', { name: '相机' })).toBeChecked();
  await expect(preview.getByRole('heading', { name: '相机选型' })).toHaveCount(0);
  expect(await widget.evaluate(element => [element.shadowRoot, element.clientWidth])).toEqual([null, 390]);
  await page.goto('/selection/lens');
  await page.getByRole('link', { name: '在您的网页中使用选型助手' }).click();
  await expect(settings.getByRole('radio', { name: '整套系统' })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(settings.getByRole('radio', { name: '相机' })).toBeChecked();
  await answered(widget);
});

test('by keyboard alone: choose, go through the preview, copy', async ({ page }) => {
  await openEmbed(page);
  const { settings, code, log } = of(page);
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link').last().focus();
  await tabTo(page, settings.getByRole('radio', { name: '整套系统' }));
  await page.keyboard.press('ArrowLeft');
  await expect(code.locator('pre')).toContainText('mode="lens"');
  await walkTo(page, code.getByRole('button', { name: '复制代码' }));
  await page.keyboard.press('Enter');
  await expect(code.getByRole('status')).toHaveText('已复制');
  await answered(widgetOf(page));
  // No focus trap: Tab leaves the preview after its last link.
  await widgetOf(page).getByRole('link', { name: '在视选网站打开此任务' }).focus();
  await tabTo(page, log.getByRole('button', { name: '清空' }), 6);
});

test('on a phone nothing sticks out, and nothing stands in the way of whoever listens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEmbed(page, '?way=react');
  await expectNoSidewaysScroll(page);
  await of(page).log.getByText('selection-result').click();
  await expectSound(page);
});

test.describe('when the script does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('it is said in Chinese, the code stays, and another try brings it', async ({ page }) => {
    await page.route('**/embed/v1/selection.js', route => route.abort());
    await page.goto('/embed');
    const { preview, text } = of(page);
    await expect(preview.getByRole('alert')).toContainText('没有取到选型助手的脚本，请检查网络后重试');
    await expect(text).toContainText('<shixuan-selection mode="vision">');
    await page.unroute('**/embed/v1/selection.js');
    await preview.getByRole('button', { name: '重试' }).click();
    await answered(widgetOf(page));
  });
});
