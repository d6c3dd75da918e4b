import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { answered } from './pages/selection';
import { expectSound } from './pages/sound';

test('the bench is moved by keys; the address and the drawing follow', async ({ page }) => {
  await openFrame(page, '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3');
  const distance = page.getByRole('slider', { name: '工作距离', exact: true });
  await expect(distance).toHaveAttribute('aria-valuetext', '300\u00a0mm');
  await distance.press('ArrowRight');
  await expect(distance).toHaveAttribute('aria-valuetext', '305\u00a0mm');
  await expect(page).toHaveURL(/wd=305/);
});

test('the preview is computed in a worker of the site, under its policy', async ({ page }) => {
  await openFrame(page, '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3');
  // The frame has a worker of its own.
  const started = page.waitForEvent('worker', worker => worker.url().includes('/remotes/selection/'));
  await page.getByRole('button', { name: '成像预览' }).click();
  await started;
  const preview = page.getByRole('region', { name: '成像预览' });
  // The example of boards begins with solder joints, a defect as wide as the task says.
  await expect(preview.getByRole('radio', { name: '焊点' })).toBeChecked();
  await expect(preview.getByText(/^样图由程序按任务画出：连锡宽 0\.1\smm，\d/)).toBeVisible();
  const before = preview.getByRole('figure', { name: '改动前' });
  await preview.getByRole('button', { name: '留住画面，改后对比' }).click();
  await expect(before.getByText(/^还没有改动/)).toBeVisible();
  await preview.getByRole('slider', { name: /噪声/ }).press('End');
  await expect(before.getByText('改动前 → 现在：噪声 关 → 12 级')).toBeVisible();
  await expectSound(page);
  await preview.getByRole('button', { name: '不再对比' }).click();
  await preview.getByRole('slider', { name: /噪声/ }).press('Home');
  await preview.getByText('线对', { exact: true }).click();
  // The middle of the first dark bar and the ground beside it, as the camera sees them.
  const seen = preview.locator('canvas').first();
  const greys = () =>
    seen.evaluate((canvas: HTMLCanvasElement) => {
      const at = (x: number, y: number) => canvas.getContext('2d')?.getImageData(x, y, 1, 1).data[0] ?? 0;
      return at(10, 20) < 100 && at(2, 2) > 200;
    });
  await expect.poll(greys).toBe(true);
  await expectSound(page);
});

test('what-if and wavelengths open in their place, sound in light and dark', async ({ page }) => {
  await openFrame(page, '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3');
  await page.getByRole('button', { name: '假设分析' }).click();
  const whatIf = page.getByRole('region', { name: '假设分析' });
  await expect(whatIf.getByRole('table', { name: /^各量单独变 ± 2 % 时的/ }).getByRole('row')).toHaveCount(3);
  await whatIf.getByRole('combobox', { name: '看哪个结果' }).selectOption('单像素精度');
  await expect(
    whatIf
      .getByRole('table', { name: /单像素精度/ })
      .getByRole('rowheader')
      .first(),
  ).toHaveText('工作距离');
  await page.getByRole('slider', { name: /工作距离偏差/ }).press('End');
  await expect(whatIf.getByText('超限').first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: '波长助手' }).click();
  await page.getByRole('button', { name: /按红外 850 nm 计算/ }).click();
  await expect(page).toHaveURL(/wl=850/);
  await answered(page);
  await expectSound(page);
});

test('the room of each input is drawn and told; on demand it says where another system comes first', async ({
  page,
}) => {
  await openFrame(page, '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3');
  await page.getByRole('button', { name: '变动余地' }).click();
  const room = page.getByRole('region', { name: '变动余地' });
  await expect(room.getByText(/^最先到头的是/)).toBeVisible();
  await expect(room.getByRole('rowheader', { name: /物体宽/ })).toBeVisible();
  await room.getByRole('button', { name: '看到哪里另一套胜出' }).click();
  await expect(room.getByText(/已看 \d+ \/ \d+ 端/)).toBeVisible();
  await room.getByRole('button', { name: '停止' }).click();
  await room.getByRole('button', { name: '看到哪里另一套胜出' }).click();
  await expect(room.getByText(/外另一套$/).first()).toBeVisible();
  await expectSound(page);
});

test('what misses the task says what would help, and what that costs', async ({ page }) => {
  // A web a little wider than the longest line: of what comes nearest, some miss the pixel alone.
  await openFrame(page, '/selection/vision?from=line&fov=650x650&mode=line&v=1333&acc=defect:0.1:3');
  const near = page.getByRole('region', { name: '没有完全满足要求的产品' });
  await expect(near.getByText(/可改：.*放宽到/).first()).toBeVisible();
  const card = page.getByRole('region', { name: '首选' });
  await expect(card.getByText(/^一台相机的像素不够：要每行 [\d\s]+ 像素/)).toBeVisible();
  await expect(card.getByRole('link', { name: /台并排$/ })).toBeVisible();
  await expectSound(page);
});

test('a limit of the cost leaves dearer systems out; where none is left it is taken back by one click', async ({
  page,
}) => {
  await openFrame(page, '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3');
  await answered(page);
  const limit = page.getByRole('combobox', { name: '成本档' });
  await limit.selectOption({ label: '不高于 ¥\u2060¥' });
  await expect(page).toHaveURL(/[?&]cost=2(&|$)/);
  await answered(page);
  const costs = page.getByRole('region', { name: '相机 + 镜头推荐表' }).getByRole('cell', { name: /^¥/ });
  await expect(costs.first()).toBeVisible();
  for (const cost of await costs.allTextContents()) expect(cost.replaceAll('\u2060', '').length).toBeLessThanOrEqual(2);
  await expectSound(page);
  // A web of 300 mm at 0.1 mm: a line camera of 4k is dearer.
  await openFrame(page, '/selection/vision?fov=300x100&acc=px:0.1&mode=line&v=500&cost=1');
  await answered(page);
  await expect(page.getByRole('region', { name: '首选', exact: true })).toContainText('没有成本档不高于 ¥ 的');
  await page.getByRole('button', { name: '不限成本档' }).click();
  await expect(page).not.toHaveURL(/cost=/);
  await answered(page);
  await expect(page.getByRole('region', { name: '相机 + 镜头推荐表' })).toBeVisible();
});
