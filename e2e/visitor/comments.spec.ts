import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { bringToken, registered } from './pages/account';
import { frame, openFrame } from './pages/frame';
import { answered, selection } from './pages/selection';
import { expectSound } from './pages/sound';

const TASK = '/selection/vision?fov=60x45&wd=300&acc=defect:0.1:3';
const comments = (page: Page) => page.getByRole('region', { name: '意见', exact: true });

// At last the place of comments is gone.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: /status of 404/ });

test('a scheme is passed on for comments: who has the link writes, its owner is told, reads and deletes', async ({
  page,
  browser,
}) => {
  const who = await registered(page);
  await bringToken(page, who.token, who.userName);
  await openFrame(page, TASK);
  await answered(page);
  const { take } = selection(page);
  await take.getByRole('button', { name: /^方案/ }).click();
  await take.getByLabel('方案名称').fill('工位 7');
  await take.getByRole('button', { name: '保存当前方案' }).click();
  await take.getByRole('button', { name: '分享并收意见：工位 7' }).click();
  await expect(frame(page).message).toContainText('链接已复制');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await browser.newPage();
  await stranger.addInitScript("localStorage.setItem('isAbout', 'true')");
  await stranger.goto(link);
  await answered(stranger);
  await expect(comments(stranger).getByText(/^还没有/)).toBeVisible();
  await comments(stranger).getByLabel('称呼').fill('李工');
  await comments(stranger).getByRole('textbox', { name: '意见' }).fill('请换成 GigE\n<b>线长 10 m</b>');
  await comments(stranger).getByRole('button', { name: '发表' }).click();
  await expect(comments(stranger).getByText('<b>线长 10 m</b>')).toBeVisible();
  await expect(comments(stranger).getByRole('button', { name: /删除/ })).toHaveCount(0);
  await expectSound(stranger);
  await stranger.close();

  await page.getByRole('button', { name: /^我的账号/ }).click();
  const account = page.getByRole('dialog', { name: '我的账号' });
  await account.getByRole('tab', { name: '收藏' }).click();
  await account.getByRole('link', { name: /^工位 7：.+（1 条，1 条新）$/ }).click();
  await expect(comments(page).getByText('李工')).toBeVisible();
  await comments(page)
    .getByRole('button', { name: /^删除 李工 的意见/ })
    .click();
  await expect(comments(page).getByText(/^还没有/)).toBeVisible();
  await comments(page).getByRole('button', { name: '结束收意见' }).click();
  await comments(page).getByRole('button', { name: '结束并删除' }).click();
  await expect(comments(page).getByText(/^这个方案已不再收意见/)).toBeVisible();
  await expectSound(page);
});
