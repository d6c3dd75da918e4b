import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { productId } from './pages/catalogue';
import { heading, openFrame } from './pages/frame';
import { list } from './pages/list';

const MODEL = 'BVS CA-SF2-0016ZC-111121-XAS2';
const toggle = (page: Page) => page.getByRole('button', { name: '看三维外形' });
const stage = (page: Page) => page.getByRole('button', { name: /拖动或用方向键转动$/ });

async function openProduct(page: Page): Promise<void> {
  await openFrame(page, `/goods/detail?id=${await productId(page.request, 'area-camera', MODEL)}`);
  await expect(heading(page)).toHaveText(MODEL);
}

/** The picture of the shape; taken until it no longer is the former one. */
async function turned(page: Page, former?: Buffer): Promise<Buffer> {
  let picture = await stage(page).locator('canvas').screenshot();
  await expect
    .poll(async () => {
      picture = await stage(page).locator('canvas').screenshot();
      return former ? picture.equals(former) : picture.length < 2000;
    })
    .toBe(false);
  return picture;
}

test.describe('the shape in space', () => {
  test('opens on demand and is turned by the arrow keys', async ({ page }) => {
    await openProduct(page);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(stage(page)).toBeVisible();
    const first = await turned(page);
    await stage(page).focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    const second = await turned(page, first);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown');
    await turned(page, second);
    await page.getByRole('button', { name: '收起三维外形' }).press('Enter');
    await expect(stage(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('fits the screen', async ({ page }) => {
      await openProduct(page);
      await toggle(page).tap();
      await turned(page);
      const box = await stage(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });
  });

  test('on a device without WebGL the drawing stays, and the page says what else there is', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
        },
      });
    });
    await openProduct(page);
    await toggle(page).click();
    await expect(page.getByRole('main').getByText('这台设备不能显示三维外形')).toBeVisible();
    await expect(page.getByRole('img', { name: `${MODEL} 外形图` })).toBeVisible();
  });
});

test('the matrix of series keeps its filters in the address, its head and its first column in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await openFrame(page, '/line');
  const matrix = page.locator('section').filter({ has: page.getByRole('heading', { name: '系列对照：线扫相机' }) });
  const note = matrix.getByText(/个系列，\d+ 款$/);
  await expect(note).toBeVisible();
  const whole = await note.textContent();
  await matrix.getByLabel(/^最高行频/).fill('60~');
  await expect(page).toHaveURL('/line?line-camera.lineRateKhz=60~');
  await expect(note).not.toHaveText(whole ?? '');
  const narrowed = (await note.textContent()) ?? '';
  await page.reload();
  await expect(matrix.getByLabel(/^最高行频/)).toHaveValue('60~');
  await expect(note).toHaveText(narrowed);

  const table = matrix.getByRole('table');
  const first = table.getByRole('rowheader').first();
  const before = (await first.boundingBox())?.x;
  // Narrower than any screen that shows the table instead of cards, so that it scrolls for certain.
  const moved = await table.locator('..').evaluate(box => {
    box.style.maxWidth = '420px';
    box.scrollBy(80, 0);
    return box.scrollLeft;
  });
  expect(moved).toBeGreaterThan(0);
  expect((await first.boundingBox())?.x).toBe(before);
  await table.getByRole('rowheader').nth(4).scrollIntoViewIfNeeded();
  const top = (await table.boundingBox())?.y ?? 0;
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, top - 20);
  await expect(matrix.locator('[data-shown]')).toBeVisible();
  await first.getByRole('link').click();
  await expect(list(page).chips).toContainText('最高行频');
});
