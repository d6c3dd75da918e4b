import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../site/test';
import { openFrame, visit } from './pages/frame';
import { answered } from './pages/selection';

// What comes by itself waits for the end of a press: moved from under the pointer, a button never gets its click.

/** A press that lasts longer is held up no more, ms. */
const LONGEST_MS = 2900;

/** Keeps back every request of a kind until it is let through. */
async function holding(page: Page, kind: RegExp) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(kind, route => (isHeld ? void held.push(route) : route.continue()));
  return {
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /** Lets all of them through, and waits until the page has what it asked for. */
    async release() {
      isHeld = false;
      await Promise.all(
        held.map(async route => {
          await route.continue();
          await (await route.request().response())?.finished();
        }),
      );
    },
  };
}

/** Presses a button, lets something come within the press, and lets the button go: nothing has moved, and the click was its own. */
async function pressWhile(page: Page, button: Locator, come: () => Promise<void>): Promise<void> {
  await button.hover();
  const press = await button.evaluateHandle(pressed => {
    const seen = { from: 0, to: 0, top: 0, moved: Number.POSITIVE_INFINITY, isClicked: false };
    const once = { capture: true, once: true };
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        seen.from = timeStamp;
        seen.top = pressed.getBoundingClientRect().top;
      },
      once,
    );
    window.addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        seen.to = timeStamp;
        if (pressed.isConnected) seen.moved = Math.abs(pressed.getBoundingClientRect().top - seen.top);
      },
      once,
    );
    window.addEventListener(
      'click',
      ({ target }) => {
        seen.isClicked = target instanceof Node && pressed.contains(target);
      },
      once,
    );
    return seen;
  });
  await page.mouse.down();
  await come();
  // What has come is drawn by then, if nothing holds it up.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve));
  });
  await page.mouse.up();
  await expect.poll(async () => (await press.jsonValue()).to).toBeGreaterThan(0);
  const { from, to, moved, isClicked } = await press.jsonValue();
  if (to - from > LONGEST_MS) return;
  expect(moved).toBeLessThan(1);
  expect(isClicked).toBe(true);
}

const pages = [
  { path: '/selection/vision?mode=laser-3d&w=20&h=2', next: '/selection/vision?mode=laser-3d&w=600&h=2' },
  { path: '/selection/volume?box=600x400', next: '/selection/volume?box=2000x1500' },
  { path: '/selection/camera', next: '/selection/camera?fov=300x200&acc=defect:0.2:3' },
  { path: '/selection/lens', next: '/selection/lens?fov=300x200&acc=defect:0.2:3' },
];
const firstRow = (page: Page) => page.getByRole('button', { name: /的检查/ }).first();

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const { path, next } of pages) {
      test(`${path}: the answer to another task comes after the press`, async ({ page }) => {
        await openFrame(page, path);
        await answered(page);
        const rankings = await holding(page, /\/web\/Product\//);
        await visit(page, next);
        await rankings.asked();
        await pressWhile(page, firstRow(page), rankings.release);
        await answered(page);
      });
    }

    test('a part of which the code comes late comes after the press', async ({ page }) => {
      await openFrame(page, '/selection/vision?mode=laser-3d&w=20&h=2');
      await answered(page);
      await firstRow(page).scrollIntoViewIfNeeded();
      const code = await holding(page, /\.(?:js|css)$/);
      await page.getByRole('button', { name: '三维视图', exact: true }).click();
      await code.asked();
      await pressWhile(page, firstRow(page), code.release);
      await expect(page.getByRole('region', { name: '三维视图' })).toBeVisible();
    });
  });
}

test.describe('the page about embedding on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what stands below the preview stays where it is when the widget comes', async ({ page }) => {
    const script = await holding(page, /\/embed\/v1\/selection\.js/);
    await openFrame(page, '/embed');
    const preview = page.getByRole('region', { name: '预览' });
    await preview.scrollIntoViewIfNeeded();
    await script.asked();
    await expect(preview.getByText('预览正在加载…')).toBeVisible();
    await pressWhile(page, page.getByRole('button', { name: '复制代码' }), async () => {
      await script.release();
      await expect(preview.locator('shixuan-selection')).toBeAttached();
    });
  });
});
