import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { answered, openFirst, selection } from './pages/selection';
import { expectSound } from './pages/sound';

// Every question of the selection as one leaves it after reading all of it: with its first row and every fold open. A page
// is loaded once; a phone turned on its side is no other page either.

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

const press = async (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openFolds = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });
const openAll = async (page: Page) => {
  await openFirst(page);
  await openFolds(page);
};

const questions: Record<string, Record<string, (page: Page) => Promise<unknown>>> = {
  'areas and their blank form': {
    '/selection/vision': async page => {
      await openAll(page);
      await press(page, '任选两行并排对照');
      await expect(page.getByRole('region', { name: '并排对照' }).getByRole('figure')).toHaveCount(2);
    },
    '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3&typed.wd=abc': async page => {
      await press(page, '从空白开始');
      await expect(selection(page).best).toContainText('填上');
    },
  },
  'lines and telecentric lenses': {
    '/selection/vision?from=line&fov=300x300&wd=250~500&acc=defect:0.15:3&mode=line&margin=5&v=1000': openAll,
    '/selection/vision?fov=24x18&wd=60~200&acc=tol:0.021:0.1&mode=telecentric&dz=1': openAll,
  },
  'cameras and lenses': { '/selection/camera': openAll, '/selection/lens': openAll },
  'line profilers and 3D area cameras': {
    '/selection/vision?mode=laser-3d': openAll,
    '/selection/volume': openAll,
  },
};

for (const [name, pages] of Object.entries(questions)) {
  test(`${name}: with all that opens, on a desk and on a phone, in light and in dark`, async ({ page }) => {
    for (const [path, read] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openFrame(page, path);
        await answered(page);
        await read(page);
        await expectSound(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByRole('button', { name: '改任务' })).toBeVisible();
        await openFolds(page);
        await expectSound(page);
      });
    }
  });
}
