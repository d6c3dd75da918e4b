import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { answered, selection } from './pages/selection';
import { expectNoSidewaysScroll, expectSound } from './pages/sound';
import { swipe } from './pages/swipe';

const TASK = '/selection/vision?fov=60x45&wd=250~350&acc=defect:0.1:3&dz=3&rate=2&tech=ring';
const toggle = (page: Page) => page.getByRole('button', { name: '三维视图', exact: true });
const stage = (page: Page) => page.getByRole('button', { name: /^三维视图：.*拖动或用方向键转动$/ });
const lengths = (page: Page) => page.getByRole('region', { name: '三维视图' }).locator('dl');

/** The picture in space; taken until it no longer is the former one. */
async function turned(page: Page, former?: Buffer): Promise<Buffer> {
  const canvas = stage(page).locator('canvas');
  let picture = await canvas.screenshot();
  await expect
    .poll(async () => {
      picture = await canvas.screenshot();
      return former ? picture.equals(former) : picture.length < 4000;
    })
    .toBe(false);
  return picture;
}

test('a system stands in space, is turned by the arrow keys, and tells its lengths', async ({ page }) => {
  await openFrame(page, TASK);
  await answered(page);
  await toggle(page).click();
  const first = await turned(page);
  await stage(page).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await turned(page, first);
  await expect(lengths(page)).toContainText(/工作距离\s*[\d.]+\s*mm/);
  await expect(lengths(page)).toContainText(/景深\s*[\d.]+\s*mm/);
  // The texts at the lengths are those of the list.
  const said = (await lengths(page).locator('dd').allInnerTexts()).map(text => text.trim());
  for (const text of said) await expect(stage(page)).toContainText(text);
  await expectSound(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger turns it across, and goes on through the page up and down', async ({ page }) => {
    await openFrame(page, TASK);
    await answered(page);
    await toggle(page).click();
    const first = await turned(page);
    await stage(page).scrollIntoViewIfNeeded();
    const box = await stage(page).boundingBox();
    if (!box) throw new Error('the stage is not shown');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(page, middle, { ...middle, x: middle.x - 120 });
    await turned(page, first);
    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, middle, { ...middle, y: middle.y + 200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
  });
});

test('the set-up is taken along as a file of the parts: GLB in metres, STEP for CAD programs', async ({ page }) => {
  await openFrame(page, TASK);
  await answered(page);
  const models = await selection(page).models.allTextContents();
  await toggle(page).click();
  await turned(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载三维文件（GLB）' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${models.join(' + ')}.glb`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(0, 4).toString()).toBe('glTF');
  const { nodes } = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()) as {
    nodes: { name?: string; matrix?: number[] }[];
  };
  const [camera, lens] = models;
  expect(nodes.map(({ name }) => name)).toEqual(
    expect.arrayContaining([`相机 ${camera}`, `镜头 ${lens}`, '物体', '视野', '景深']),
  );
  expect(nodes.some(({ matrix }) => matrix?.[0] === 0.001)).toBe(true);
  const savedStep = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载三维文件（STEP）' }).click();
  const step = await savedStep;
  expect(step.suggestedFilename()).toBe(`${models.join(' + ')}.step`);
  const text = await readFile(await step.path(), 'ascii');
  expect(text).toMatch(/^ISO-10303-21;/);
  expect(text.match(/NEXT_ASSEMBLY_USAGE_OCCURRENCE/g)?.length).toBe(
    new Set(nodes.flatMap(({ name }) => name ?? [])).size - 1,
  );
});

test('without WebGL the page says so, and the drawing stays', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more]);
      },
    });
  });
  await openFrame(page, TASK);
  await answered(page);
  await toggle(page).click();
  await expect(page.getByText('这台设备不能显示三维视图')).toBeVisible();
  await expect(lengths(page)).toContainText('工作距离');
  await expect(page.getByRole('img', { name: /^光路图/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a line profiler shows its fan and what its receiver sees, as wide as the screen', async ({ page }) => {
    await openFrame(page, '/selection/vision?mode=laser-3d&w=20&h=2');
    await answered(page);
    await toggle(page).tap();
    await turned(page);
    await expect(lengths(page)).toContainText(/近端视野\s*[\d.]+\s*mm/);
    await expectNoSidewaysScroll(page);
  });
});
