import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../site/test';
import { openFrame } from './pages/frame';
import { answered, selection } from './pages/selection';

// The ranking is on its way, or does not come: what was there stays, what is no longer wanted is not waited for.

const RANKING = '**/web/Product/CameraShot';

/** Takes every request for a ranking and holds its answer back. */
async function holdRankings(page: Page) {
  const held: Route[] = [];
  await page.route(RANKING, route => void held.push(route));
  return {
    held,
    asked: (count: number) => expect.poll(() => held.length).toBe(count),
    request: (index: number): Request => held[index]?.request() as Request,
  };
}

const widthOf = (request: Request): number => request.postDataJSON().task.object.widthMm;

test('while a ranking is on its way the last one stays where it is; what is overtaken is cancelled and never shown', async ({
  page,
}) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  const { field, table, first } = selection(page);
  const before = await first.allTextContents();
  // Typing brings the field into view; nothing else may move the list.
  await field('视野宽').scrollIntoViewIfNeeded();
  const place = await table.boundingBox();
  const rankings = await holdRankings(page);

  const cancelled = page.waitForEvent('requestfailed');
  await field('视野宽').fill('160');
  await rankings.asked(1);
  expect(widthOf(rankings.request(0))).toBe(160);
  await expect(first).toHaveText(before);
  await expect(page.getByText('更新中…')).toBeVisible();
  expect(await table.boundingBox()).toMatchObject({ y: place?.y, x: place?.x });

  await field('视野宽').fill('260');
  await rankings.asked(2);
  expect(await cancelled).toBe(rankings.request(0));
  expect(widthOf(rankings.request(1))).toBe(260);
  await expect(first).toHaveText(before);

  // The overtaken answer arrives late and is ignored.
  await rankings.held[1]?.continue();
  await answered(page);
  const after = await first.allTextContents();
  expect(after).not.toEqual(before);
  await rankings.held[0]?.fulfill({ json: { state: 0, content: {}, msg: '' } }).catch(() => undefined);
  await expect(first).toHaveText(after);
  expect(await table.boundingBox()).toMatchObject({ y: place?.y, x: place?.x });
  await expect(field('视野宽')).toHaveValue('260');
});

test('returning to an earlier task makes no call', async ({ page }) => {
  await openFrame(page, '/selection/vision');
  await answered(page);
  const { field, first } = selection(page);
  const before = await first.allTextContents();
  await field('视野宽').fill('160');
  await answered(page);
  const rankings = await holdRankings(page);
  await field('视野宽').fill('60');
  await answered(page);
  await expect(first).toHaveText(before);
  expect(rankings.held).toHaveLength(0);
});

test.describe('when the ranking fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('it says so and offers to try again; what was typed stays, and figures that need no server too', async ({
    page,
  }) => {
    await openFrame(page, '/selection/vision');
    await answered(page);
    const { field, best, models, table } = selection(page);
    await page.route(RANKING, route => route.abort());
    await field('视野宽').fill('160');
    const failure = page.getByRole('alert').filter({ hasText: '结果没有取到' });
    await expect(failure).toContainText(/[\u4e00-\u9fff]{4}/);
    await expect(best).not.toContainText('正在计算');
    // Nothing is drawn, so that what failed is said further up.
    await expect(page.getByRole('region', { name: '光路图' })).toHaveCount(0);
    await expect(field('视野宽')).toHaveValue('160');
    await expect(page).toHaveURL(/fov=160x45/);
    await expect(page.getByRole('region', { name: '推算结果' })).toContainText('5280');
    await page.unroute(RANKING);
    await failure.getByRole('button', { name: '重试' }).click();
    await expect(table).toBeVisible();
    await expect(models).toHaveCount(2);
    await expect(field('视野宽')).toHaveValue('160');
  });
});
