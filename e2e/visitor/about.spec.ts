import type { Page } from '@playwright/test';
import { clockTest, expect, test } from '../site/test';
import { holdCall } from './pages/answers';
import { forms, holdFiles, untilDrawn } from './pages/drawn-pages';
import { frame, openFrame, settled, worked } from './pages/frame';
import { changeSeed } from './pages/seed';
import { stopTime } from './pages/time';

const never = '不再显示';

/** Opens a drawn page of which only the first script runs; the returned function lets the others come. */
async function openWithFirstScript(page: Page, baseURL: string | undefined, path: string): Promise<() => void> {
  await untilDrawn(baseURL ?? '', path, forms.wide);
  const release = await holdFiles(page, /\/shell\/[^/]+\/(?!at-once\.)[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test.describe('at the first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the about text opens by itself and offers not to do so again', async ({ page }) => {
    await page.goto('/');
    const { about } = frame(page);
    await expect(about).toBeVisible();
    await expect(about).toContainText('视选是什么');
    await expect(about.getByRole('button', { name: never })).toBeVisible();
  });

  test('in a drawn page it is there before the page works, and what is chosen then holds', async ({
    page,
    baseURL,
  }) => {
    const { about, aboutButton } = frame(page);
    const release = await openWithFirstScript(page, baseURL, '/brands');
    await expect(about).toContainText('视选是什么');
    await expect(about).toBeFocused();
    await about.getByRole('button', { name: never }).click();
    await expect(about).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('isAbout'))).toBe('true');
    release();
    await worked(page);
    await expect(about).toBeHidden();
    await aboutButton.click();
    await expect(about).toBeVisible();
    await expect(about.getByRole('button', { name: never })).toHaveCount(0);
  });

  test('closed before the page works it stays closed; left open it goes on offering 不再显示', async ({
    page,
    baseURL,
  }) => {
    const { about } = frame(page);
    const release = await openWithFirstScript(page, baseURL, '/brands');
    await about.getByRole('button', { name: '关闭' }).click();
    release();
    await worked(page);
    await settled(page);
    await expect(about).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('isAbout'))).toBeNull();

    await page.reload();
    await worked(page);
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await page.reload();
    await worked(page);
    await about.getByRole('button', { name: never }).click();
    await expect(about).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('isAbout'))).toBe('true');
  });

  test('it waits until the product categories have been loaded', async ({ page }) => {
    await changeSeed(page, seed => seed.filter(({ path }) => !path.endsWith('/Product/Categorys')));
    const categories = await holdCall(page, '/Product/Categorys');
    await page.goto('/brands');
    await categories.asked;
    const { about, aboutButton, footer } = frame(page);
    await expect(footer.getByText('联系方式待填写')).toBeVisible();
    // Opened by hand it is not the one that opens by itself; had that one been on its way, it would not come later.
    await aboutButton.click();
    await expect(about).toBeVisible();
    await expect(about.getByRole('button', { name: never })).toHaveCount(0);
    await about.getByRole('button', { name: '关闭' }).click();
    await expect(about).toBeHidden();

    await categories.release();
    await expect(about.getByRole('button', { name: never })).toBeVisible();
  });

  test('不再显示 closes it, is remembered, and the next visit is left in peace', async ({ page }) => {
    await page.goto('/');
    const { about, aboutButton } = frame(page);
    await about.getByRole('button', { name: never }).click();
    await expect(about).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('isAbout'))).toBe('true');

    await openFrame(page);
    await settled(page);
    await expect(about).toHaveCount(0);
    // Nothing covers the page, and the dialog that opens now was requested.
    await aboutButton.click();
    await expect(about).toBeVisible();
    await expect(about.getByRole('button', { name: never })).toHaveCount(0);
  });

  test('closing it without 不再显示 is not remembered', async ({ page }) => {
    await page.goto('/');
    const { about } = frame(page);
    await about.getByRole('button', { name: '关闭' }).click();
    await expect(about).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('isAbout'))).toBeNull();
    await page.reload();
    await expect(about).toBeVisible();
  });
});

test('the dialog is 800 px wide, fits a phone’s screen, and a click beside it does not close it', async ({ page }) => {
  await openFrame(page);
  const { about, aboutButton } = frame(page);
  await aboutButton.click();
  await expect(about).toBeVisible();
  await settled(page);
  expect((await about.boundingBox())?.width).toBe(800);

  await page.mouse.click(40, 450);
  await settled(page);
  await expect(about).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  const box = await about.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

clockTest('a message is seen above it, and stays when it closes', async ({ page }) => {
  const { about, aboutButton, message, searchButton } = frame(page);
  await page.clock.install();
  await openFrame(page);
  await stopTime(page);
  await searchButton.click();
  await expect(message).toHaveText('请输入关键词在操作');
  await aboutButton.click();
  await expect(about).toBeVisible();
  await expect(about.locator('[data-message]')).toBeVisible();
  const isInFront = await message.evaluate(bubble => {
    // What the pointer passes through is not found at a point.
    bubble.style.pointerEvents = 'auto';
    const { x, y, width, height } = bubble.getBoundingClientRect();
    return bubble.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isInFront).toBe(true);
  await about.getByRole('button', { name: '关闭' }).click();
  await expect(about).toBeHidden();
  await expect(message).toBeVisible();
});

test.describe('with hostile text', () => {
  // The sanitiser parses the text aside, in a document where nothing runs; the browser remarks on what it finds there.
  test.use({ expectedErrors: /inline (event handler|style) violates/ });

  test('rich text keeps its shape and loses everything that could run', async ({ page }) => {
    const hostile = [
      '<h3>安全的标题</h3><p>一段<strong>正文</strong></p>',
      '<img src="/Uploads/company/qr.svg" alt="图" onload="window.ran=1" onerror="window.ran=1">',
      '<script>window.ran=1</script><svg onload="window.ran=1"></svg>',
      '<a href="javascript:window.ran=1">看起来无害的链接</a>',
      '<iframe srcdoc="<script>parent.ran=1</script>"></iframe><style>body{display:none}</style>',
      '<p style="position:fixed;inset:0">盖住全页</p><form action="https://example.com"><input name="a"></form>',
    ].join('');
    await changeSeed(page, seed =>
      seed.map(entry => {
        if (!entry.path.endsWith('/Home/InitConfig')) return entry;
        const companyInfo = { ...(entry.content.companyInfo as object), about: hostile };
        return { ...entry, content: { ...entry.content, companyInfo } };
      }),
    );
    await openFrame(page);
    const { about, aboutButton } = frame(page);
    await aboutButton.click();
    await expect(about.getByRole('heading', { name: '安全的标题' })).toBeVisible();
    await expect(about.locator('strong', { hasText: '正文' })).toBeVisible();
    await expect(about.getByAltText('图')).toHaveJSProperty('complete', true);
    await about.getByText('看起来无害的链接').click();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);

    const text = about.getByAltText('图').locator('xpath=..');
    await expect(text.getByRole('heading', { name: '安全的标题' })).toBeVisible();
    await expect(text.locator('script, iframe, style, form, input')).toHaveCount(0);
    const attributes = await text.evaluate(root =>
      [...root.querySelectorAll('*')].flatMap(element => element.getAttributeNames()),
    );
    expect(attributes.filter(name => name.startsWith('on') || name === 'style')).toEqual([]);
    await expect(text.locator('a[href^="javascript"]')).toHaveCount(0);
  });
});
